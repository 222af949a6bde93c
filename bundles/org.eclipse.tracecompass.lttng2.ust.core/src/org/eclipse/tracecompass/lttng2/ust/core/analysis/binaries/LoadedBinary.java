package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * A program or library in the memory of a process.
 *
 * @param path its file on the traced machine
 * @param base where it was loaded
 * @param size how many bytes of memory it takes
 * @param buildId its build id in hexadecimal, empty if the trace does not tell
 * @param isAnywhere whether it is of the kind that can be loaded anywhere, so that addresses in the
 *     file are relative to where it was loaded
 */
public record LoadedBinary(String path, long base, long size, String buildId, boolean isAnywhere) {

    /** Programs that cannot be moved are loaded below this address as a rule. */
    private static final long LOWEST_MOVED = 0x1000_0000L;

    /** Returns the name of the file, without its folder. */
    public String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /**
     * Finds what is at an address. The tracer tells what is loaded some time after the process has
     * begun; what is told later is taken to have been there before, unless something else was.
     *
     * @param history the history of {@link UstBinariesAnalysis}, which may still be growing
     * @param pid the process, -1 for any
     * @param time the instant, ns
     * @param address the address
     * @return the program or library, null if nothing is known to be there
     */
    public static @Nullable LoadedBinary at(
            ITmfStateSystem history, int pid, long time, long address) {
        String process = pid < 0 ? "*" : Integer.toString(pid);
        long at = Math.clamp(time, history.getStartTime(), history.getCurrentEndTime());
        ITmfStateInterval best = null;
        for (Integer quark : history.getQuarks(BinaryAttributes.PROCESSES, process, "*")) {
            long base = base(history, quark.intValue());
            if (Long.compareUnsigned(base, address) <= 0) {
                ITmfStateInterval found =
                        StateSystemUtils.queryUntilNonNullValue(
                                history, quark.intValue(), at, history.getCurrentEndTime());
                if (found != null
                        && Long.compareUnsigned(address - base, size(history, found)) < 0
                        && (best == null || found.getStartTime() < best.getStartTime())) {
                    best = found;
                }
            }
        }
        return best == null ? null : of(history, best);
    }

    private static long base(ITmfStateSystem history, int quark) {
        return Long.parseUnsignedLong(history.getAttributeName(quark), 16);
    }

    private static long size(ITmfStateSystem history, ITmfStateInterval loaded) {
        return detail(history, loaded, BinaryAttributes.SIZE) instanceof Long size ? size : 0;
    }

    private static @Nullable Object detail(
            ITmfStateSystem history, ITmfStateInterval loaded, String name) {
        int quark = history.optQuarkRelative(loaded.getAttribute(), name);
        // the last word: some details are told by an event of their own
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                ? null
                : history.querySingleState(loaded.getEndTime(), quark).getValue();
    }

    private static LoadedBinary of(ITmfStateSystem history, ITmfStateInterval loaded) {
        long base = base(history, loaded.getAttribute());
        Object id = detail(history, loaded, BinaryAttributes.BUILD_ID);
        Object pic = detail(history, loaded, BinaryAttributes.ANYWHERE);
        return new LoadedBinary(
                Objects.toString(loaded.getValue(), ""),
                base,
                size(history, loaded),
                id == null ? "" : id.toString(),
                pic instanceof Integer known
                        ? known.intValue() != 0
                        : Long.compareUnsigned(base, LOWEST_MOVED) >= 0);
    }
}
