// The same as `os`, under the name that is imported for `Logger` more and more.
@_exported public import os
