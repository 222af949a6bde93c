package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfException;

/** Makes the errors of one metadata file. */
record TsdlErrors(Path file) {

    CtfException at(int line, String reason) {
        return new CtfException(CtfDiagnostic.inMetadata(file, line, reason));
    }
}
