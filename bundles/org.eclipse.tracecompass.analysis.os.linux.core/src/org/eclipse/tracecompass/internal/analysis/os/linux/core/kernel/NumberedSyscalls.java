package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * The events that serve all system calls, as some tracers have them: which call it is stands in the
 * event as a number. Thread-safe.
 */
public final class NumberedSyscalls {

    private static final long MISSING = -1;

    private final IKernelAnalysisEventLayout layout;
    private final TmfField number;

    /** The layout makes a new text for numbers without a name. */
    private final Map<Long, String> names = new ConcurrentHashMap<>();

    /**
     * Creates an object for traces of a layout.
     *
     * @param layout the layout
     */
    public NumberedSyscalls(IKernelAnalysisEventLayout layout) {
        this.layout = layout;
        number = TmfField.of(layout.fieldSyscallNumber());
    }

    /** Returns whether events of this name enter a system call. */
    public boolean isEntry(String eventName) {
        return eventName.equals(layout.eventRawSyscallEntry())
                || eventName.equals(layout.eventSyscallEntryPrefix());
    }

    /** Returns whether events of this name leave a system call. */
    public boolean isExit(String eventName) {
        return eventName.equals(layout.eventRawSyscallExit());
    }

    /**
     * Returns the name of the call of an event; null where it has no number, or a negative one
     * because a signal ended the call.
     */
    public @Nullable String name(ITmfEvent event) {
        long number = this.number.asLong(event, MISSING);
        return number < 0 ? null : names.computeIfAbsent(Long.valueOf(number), layout::syscallName);
    }
}
