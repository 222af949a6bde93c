package org.eclipse.tracecompass.statesystem.core.backend;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A history file that cannot be opened or written now, because another builder, in this process or
 * another one, is writing it; it can be opened when that has ended.
 */
public final class HistoryInUseException extends IOException {

    private static final long serialVersionUID = 1L;

    /**
     * An exception.
     *
     * @param file the history file
     */
    public HistoryInUseException(Path file) {
        super("The state history " + file + " is already being written");
    }
}
