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
    private static final int HEXADECIMAL = 16;

    private final IKernelAnalysisEventLayout layout;
    private final TmfField number;
    private final TmfField arguments = TmfField.of("args");

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

    /**
     * Returns an argument of the call that an event enters.
     *
     * @param event the event
     * @param place the argument, from 0
     * @param missing what to return if the event does not tell it
     */
    public long argument(ITmfEvent event, int place, long missing) {
        Object all = arguments.get(event);
        if (all instanceof long[] numbers) {
            return place < numbers.length ? numbers[place] : missing;
        }
        String[] texts = all instanceof String text ? text.split(", ") : new String[0];
        try {
            return place < texts.length
                    ? Long.parseUnsignedLong(texts[place], HEXADECIMAL)
                    : missing;
        } catch (NumberFormatException e) {
            return missing;
        }
    }
}
