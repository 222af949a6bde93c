package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * A named way to compute a value from an event. Thread-safe.
 *
 * @param <T> class of the values
 */
public interface ITmfEventAspect<T> {

    /** An empty help text. */
    String EMPTY_STRING = "";

    /** {@return the name, for instance a column's title} */
    String getName();

    /** {@return what the aspect is, in a sentence; may be empty} */
    String getHelpText();

    /**
     * The value for an event.
     *
     * @param event the event
     * @return the value, null when the aspect does not apply
     */
    @Nullable
    T resolve(ITmfEvent event);

    /**
     * The value for an event, waiting for what is needed to compute it.
     *
     * @param event the event
     * @param block whether to wait, for instance for an analysis
     * @param monitor cancels the waiting
     * @return the value, null when the aspect does not apply
     * @throws InterruptedException when the waiting thread was interrupted
     */
    default @Nullable T resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        return resolve(event);
    }

    /** {@return whether tables hide the aspect until one asks for it} */
    default boolean isHiddenByDefault() {
        return false;
    }

    /** {@return how to show the values} */
    default DataType getDataType() {
        return DataType.STRING;
    }
}
