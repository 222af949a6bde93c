package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.PerEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * Knows the events of LTTng's wrapper of the memory functions: {@code lttng_ust_libc:*}, and {@code
 * ust_libc:*} of its first versions. Not thread-safe.
 */
public final class HeapEvents {

    private static final List<String> PROVIDERS = List.of("lttng_ust_libc:", "ust_libc:");
    private static final TmfField PTR = TmfField.of("ptr");
    private static final TmfField IN_PTR = TmfField.of("in_ptr");
    private static final TmfField OUT_PTR = TmfField.of("out_ptr");
    private static final TmfField SIZE = TmfField.of("size");
    private static final TmfField NMEMB = TmfField.of("nmemb");
    private static final TmfField RESULT = TmfField.of("result");
    private static final TmfField PID = TmfField.of("context._vpid");
    private static final TmfField TID = TmfField.of("context._vtid");
    private static final TmfField NAME = TmfField.of("context._procname");
    private static final TmfField IP = TmfField.of("context._ip");

    private enum Call {
        MALLOC,
        CALLOC,
        REALLOC,
        FREE,
        MEMALIGN,
        POSIX_MEMALIGN,
        OTHER
    }

    private final PerEventType<Call> calls = new PerEventType<>(event -> find(event.getName()));

    /** Returns whether events of a name report an allocation. */
    static boolean isAllocation(String eventName) {
        return switch (find(eventName)) {
            case MALLOC, CALLOC, REALLOC, MEMALIGN, POSIX_MEMALIGN -> true;
            case FREE, OTHER -> false;
        };
    }

    private static Call find(String eventName) {
        for (String provider : PROVIDERS) {
            if (eventName.startsWith(provider)) {
                return switch (eventName.substring(provider.length())) {
                    case "malloc" -> Call.MALLOC;
                    case "calloc" -> Call.CALLOC;
                    case "realloc" -> Call.REALLOC;
                    case "free" -> Call.FREE;
                    case "memalign", "aligned_alloc" -> Call.MEMALIGN;
                    case "posix_memalign" -> Call.POSIX_MEMALIGN;
                    default -> Call.OTHER;
                };
            }
        }
        return Call.OTHER;
    }

    /**
     * Does to a heap what an event says; nothing for other events.
     *
     * @param event the event
     * @param heap the heap
     */
    public void handle(ITmfEvent event, Heap heap) {
        switch (calls.of(event)) {
            case MALLOC -> heap.allocate(block(event, PTR, SIZE.asLong(event, 0), "malloc"));
            case MEMALIGN -> heap.allocate(block(event, PTR, SIZE.asLong(event, 0), "memalign"));
            case CALLOC ->
                    heap.allocate(
                            block(
                                    event,
                                    PTR,
                                    SIZE.asLong(event, 0) * NMEMB.asLong(event, 1),
                                    "calloc"));
            case REALLOC ->
                    heap.reallocate(
                            IN_PTR.asLong(event, 0),
                            block(event, PTR, SIZE.asLong(event, 0), "realloc"));
            case POSIX_MEMALIGN -> {
                if (RESULT.asLong(event, 0) == 0) {
                    heap.allocate(block(event, OUT_PTR, SIZE.asLong(event, 0), "posix_memalign"));
                }
            }
            case FREE ->
                    heap.free(
                            event.getTimestamp().toNanos(),
                            (int) PID.asLong(event, -1),
                            PTR.asLong(event, 0));
            case OTHER -> {
                if (event instanceof ITmfLostEvent) {
                    heap.lost();
                }
            }
        }
    }

    private static MemoryBlock block(
            ITmfEvent event, TmfField address, long size, String function) {
        return new MemoryBlock(
                (int) PID.asLong(event, -1),
                TID.asLong(event, -1),
                NAME.asString(event),
                address.asLong(event, 0),
                size,
                event.getTimestamp().toNanos(),
                function,
                IP.asLong(event, 0));
    }
}
