package org.eclipse.tracecompass.ctf.core;

import java.io.IOException;
import java.nio.file.Path;

/** A trace, or a part of it, cannot be read; the message is the sentence of the diagnostic. */
public class CtfReadException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient CtfDiagnostic diagnostic;

    /** Refuses for the reason that the diagnostic gives. */
    public CtfReadException(CtfDiagnostic diagnostic) {
        super(diagnostic.sentence());
        this.diagnostic = diagnostic;
    }

    /** Refuses a file as a whole. */
    public CtfReadException(Path file, String reason) {
        this(CtfDiagnostic.inMetadata(file, 0, reason));
    }

    /** Where and why. */
    public CtfDiagnostic diagnostic() {
        return diagnostic;
    }
}
