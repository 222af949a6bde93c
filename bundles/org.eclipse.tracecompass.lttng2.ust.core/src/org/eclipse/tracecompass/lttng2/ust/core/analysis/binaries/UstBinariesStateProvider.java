package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Turns the state dump and the events of the dynamic linker into what is loaded where. */
public final class UstBinariesStateProvider extends AbstractTmfStateProvider {

    /** Grows whenever the same trace would give another history. */
    private static final int VERSION = 1;

    private static final String ID = "org.eclipse.tracecompass.lttng2.ust.binaries";

    private static final TmfField PID = TmfField.of("context._vpid");
    private static final TmfField BASE = TmfField.of("baddr");
    private static final TmfField SIZE = TmfField.of("memsz");
    private static final TmfField PATH = TmfField.of("path");
    private static final TmfField OLD_PATH = TmfField.of("sopath");
    private static final TmfField IS_PIC = TmfField.of("is_pic");
    private static final TmfField BUILD_ID = TmfField.of("build_id");

    private record Place(long pid, long base) {}

    /**
     * How often something was opened by the program itself; it is gone when it was closed as often.
     */
    private final HistoryTime times = new HistoryTime();

    private final Map<Place, Integer> opened = new HashMap<>();

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     */
    public UstBinariesStateProvider(ITmfTrace trace) {
        super(trace, ID);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public UstBinariesStateProvider getNewInstance() {
        return new UstBinariesStateProvider(getTrace());
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder history = getStateSystemBuilder();
        String name = event.getName();
        if (history == null || !name.startsWith("lttng_ust_")) {
            return;
        }
        Place place = new Place(PID.asLong(event, -1), BASE.asLong(event, 0));
        long time = times.of(event, history);
        switch (name) {
            case "lttng_ust_statedump:start" -> forget(history, time, place.pid);
            case "lttng_ust_statedump:bin_info",
                    "lttng_ust_statedump:soinfo",
                    "lttng_ust_lib:load",
                    "lttng_ust_dl:dlopen",
                    "lttng_ust_dl:dlmopen" -> {
                opened.merge(place, Integer.valueOf(1), Integer::sum);
                load(history, time, place, event);
            }
            case "lttng_ust_statedump:build_id",
                    "lttng_ust_lib:build_id",
                    "lttng_ust_dl:build_id" ->
                    history.modifyAttribute(
                            time,
                            hex(BUILD_ID.get(event)),
                            history.getQuarkRelativeAndAdd(
                                    quark(history, place), BinaryAttributes.BUILD_ID));
            case "lttng_ust_lib:unload" -> unload(history, time, place);
            case "lttng_ust_dl:dlclose" -> {
                Integer left = opened.merge(place, Integer.valueOf(-1), Integer::sum);
                if (left != null && left.intValue() <= 0) {
                    unload(history, time, place);
                }
            }
            default -> {
                // not about what is loaded
            }
        }
    }

    private static int quark(ITmfStateSystemBuilder history, Place place) {
        return history.getQuarkAbsoluteAndAdd(
                BinaryAttributes.PROCESSES, Long.toString(place.pid), Long.toHexString(place.base));
    }

    private static void load(
            ITmfStateSystemBuilder history, long time, Place place, ITmfEvent event) {
        String path = PATH.asString(event);
        if (path == null) {
            path = OLD_PATH.asString(event);
        }
        if (path == null) {
            return;
        }
        int quark = quark(history, place);
        history.modifyAttribute(time, path, quark);
        history.modifyAttribute(
                time,
                Long.valueOf(SIZE.asLong(event, 0)),
                history.getQuarkRelativeAndAdd(quark, BinaryAttributes.SIZE));
        if (IS_PIC.isIn(event)) {
            history.modifyAttribute(
                    time,
                    Integer.valueOf(IS_PIC.asLong(event, 0) == 0 ? 0 : 1),
                    history.getQuarkRelativeAndAdd(quark, BinaryAttributes.ANYWHERE));
        }
    }

    private void unload(ITmfStateSystemBuilder history, long time, Place place) {
        opened.remove(place);
        history.removeAttribute(time, quark(history, place));
    }

    /**
     * A process starts a new dump of everything it has loaded: it may be another program by now.
     */
    private void forget(ITmfStateSystemBuilder history, long time, long pid) {
        opened.keySet().removeIf(place -> place.pid == pid);
        int process = history.optQuarkAbsolute(BinaryAttributes.PROCESSES, Long.toString(pid));
        if (process != ITmfStateSystem.INVALID_ATTRIBUTE) {
            for (Integer binary : history.getSubAttributes(process, false)) {
                history.removeAttribute(time, binary.intValue());
            }
        }
    }

    /**
     * Bytes in hexadecimal, from any form in which a trace type returns an array of small numbers.
     */
    static @Nullable String hex(@Nullable Object value) {
        if (value instanceof byte[] bytes) {
            return HexFormat.of().formatHex(bytes);
        }
        StringBuilder text = new StringBuilder();
        if (value instanceof long[] numbers) {
            for (long number : numbers) {
                append(text, number);
            }
        } else if (value instanceof int[] numbers) {
            for (int number : numbers) {
                append(text, number);
            }
        } else if (value instanceof Object[] numbers) {
            for (Object number : numbers) {
                append(text, number instanceof Number n ? n.longValue() : 0);
            }
        } else if (value instanceof Iterable<?> numbers) {
            for (Object number : numbers) {
                append(text, number instanceof Number n ? n.longValue() : 0);
            }
        }
        return text.isEmpty() ? null : text.toString();
    }

    private static void append(StringBuilder text, long number) {
        text.append(String.format(Locale.ROOT, "%02x", number & 0xff));
    }
}
