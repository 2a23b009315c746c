"""From one picture to the cards on it.

ONNX Runtime is told, before it is loaded, to send nothing to its makers: by itself it writes an identifier
into the user's folder and reports what is run. What happens at the table stays there.
"""

import os

os.environ["ORT_DISABLE_TELEMETRY"] = "1"
