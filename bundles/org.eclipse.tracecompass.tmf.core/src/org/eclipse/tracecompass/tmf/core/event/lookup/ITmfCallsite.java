package org.eclipse.tracecompass.tmf.core.event.lookup;

import org.eclipse.jdt.annotation.Nullable;

/** A place in source code. */
public interface ITmfCallsite {

    /** {@return the file's name or path} */
    String getFileName();

    /** {@return the line from 1, or null when unknown} */
    @Nullable
    Long getLineNo();
}
