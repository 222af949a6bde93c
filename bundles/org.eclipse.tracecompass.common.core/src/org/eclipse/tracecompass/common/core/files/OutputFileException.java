package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/** A file cannot be written. The message is a sentence for the user: what, why, what to do. */
public final class OutputFileException extends IOException {

    private static final long serialVersionUID = 1L;

    OutputFileException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
