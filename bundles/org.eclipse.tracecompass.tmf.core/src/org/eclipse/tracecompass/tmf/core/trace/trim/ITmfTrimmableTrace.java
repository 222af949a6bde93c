package org.eclipse.tracecompass.tmf.core.trace.trim;

import java.nio.file.Path;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** A trace of which a time range can be written as a trace of its own. */
public interface ITmfTrimmableTrace {

    /**
     * Writes a part of the trace.
     *
     * @param range which part
     * @param destinationPath where to; must not exist
     * @param monitor progress and cancellation
     * @return where the new trace is, null when nothing was written
     * @throws CoreException when it could not be written
     */
    @Nullable
    Path trim(TmfTimeRange range, Path destinationPath, IProgressMonitor monitor)
            throws CoreException;
}
