package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;

/** Makes the errors of one metadata file. */
record TsdlErrors(Path file) {

    CtfReadException at(int line, String reason) {
        return new CtfReadException(CtfDiagnostic.inMetadata(file, line, reason));
    }
}
