package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.common.core.files.CheckedBytes;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.rows.core.StateGroups;

/**
 * The file with the groups of the states of CPUs, beside the history of a trace, with a checksum
 * ({@link CheckedBytes}):
 *
 * <pre>
 * "ASTROCPU", int format, int length and bytes of the key
 * int CPUs, for each: int length and bytes of its name, its groups
 * </pre>
 *
 * The key says of which trace and history the groups are; a history that is built again has the
 * same. Numbers are big endian.
 */
@SuppressWarnings("nls")
final class CpuGroupsFile {

    private static final byte[] BEGIN = "ASTROCPU".getBytes(StandardCharsets.US_ASCII);
    private static final int FORMAT = 1;

    private final Path path;
    private final ITmfStateSystem history;
    private final byte[] key;

    /**
     * Names a file.
     *
     * @param path where it is
     * @param origin identifies the trace and its clock
     * @param history the history of the kernel analysis of the trace, complete
     */
    CpuGroupsFile(Path path, String origin, ITmfStateSystem history) {
        this.path = path;
        this.history = history;
        key =
                String.join(
                                "\n",
                                origin,
                                Integer.toString(KernelStateProvider.VERSION),
                                Long.toString(history.getStartTime()),
                                Long.toString(history.getCurrentEndTime()),
                                Integer.toString(history.getNbAttributes()))
                        .getBytes(StandardCharsets.UTF_8);
    }

    /** The file of a trace. */
    static CpuGroupsFile of(ITmfTrace trace, ITmfStateSystem history) {
        String folder = TmfTraceManager.getSupplementaryFileDir(trace);
        return new CpuGroupsFile(
                Path.of(folder, KernelAnalysisModule.ID + ".cpus"),
                TmfTraceManager.getOrigin(trace),
                history);
    }

    void write(Map<Integer, StateGroups> groups) throws IOException {
        Map<byte[], StateGroups> named = new HashMap<>();
        int size = BEGIN.length + 3 * Integer.BYTES + key.length;
        for (Map.Entry<Integer, StateGroups> entry : groups.entrySet()) {
            byte[] name =
                    history.getAttributeName(entry.getKey().intValue())
                            .getBytes(StandardCharsets.UTF_8);
            named.put(name, entry.getValue());
            size += Integer.BYTES + name.length + entry.getValue().bytes();
        }
        ByteBuffer out = ByteBuffer.allocate(size);
        out.put(BEGIN).putInt(FORMAT);
        put(out, key);
        out.putInt(named.size());
        named.forEach(
                (name, summed) -> {
                    put(out, name);
                    summed.write(out);
                });
        CheckedBytes.write(path, out.array());
    }

    private static void put(ByteBuffer out, byte[] text) {
        out.putInt(text.length).put(text);
    }

    /**
     * Reads the groups.
     *
     * @return the groups by the attributes of the CPUs
     * @throws java.nio.file.NoSuchFileException if there is no file
     * @throws IOException if it cannot be read, is damaged, or is of something else
     */
    Map<Integer, StateGroups> read() throws IOException {
        ByteBuffer in = CheckedBytes.read(path);
        try {
            return read(in);
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw new IOException(path + " is damaged", e);
        }
    }

    private Map<Integer, StateGroups> read(ByteBuffer in) throws IOException {
        byte[] begin = new byte[BEGIN.length];
        in.get(begin);
        if (!Arrays.equals(begin, BEGIN) || in.getInt() != FORMAT) {
            throw new IOException(path + " has another format");
        }
        if (!Arrays.equals(take(in), key)) {
            throw new IOException(path + " is of another trace, or another version of it");
        }
        Map<Integer, StateGroups> groups = new HashMap<>();
        for (int cpus = in.getInt(); cpus > 0; cpus--) {
            String name = new String(take(in), StandardCharsets.UTF_8);
            int quark = history.optQuarkAbsolute(Attributes.CPUS, name);
            if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
                throw new IOException(
                        path + " has a CPU " + name + ", which the history does not have");
            }
            groups.put(quark, StateGroups.read(in, ResourcesStatusDataProvider.LOOKS_OF_CPUS));
        }
        return groups;
    }

    private static byte[] take(ByteBuffer in) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new IllegalArgumentException("A text ends too early");
        }
        byte[] text = new byte[length];
        in.get(text);
        return text;
    }
}
