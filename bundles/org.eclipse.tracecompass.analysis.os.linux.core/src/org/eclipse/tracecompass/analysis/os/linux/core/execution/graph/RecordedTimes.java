package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CheckedBytes;

/**
 * From when to when the events were recorded that an execution graph is made of, and when events
 * were lost. It is found while the graph is built, and stored beside it. Immutable.
 *
 * @since 0.2.0
 */
public final class RecordedTimes {

    /** Of a graph about which nothing is known. */
    public static final RecordedTimes NOTHING = new RecordedTimes(Map.of());

    private static final int MAGIC = 0x41525432;

    /** Events that have the same meaning for the graph. */
    public enum Kind {
        /** Switches between threads. */
        SWITCH,
        /** Threads are woken. */
        WAKE_UP,
        /** Interrupts of any kind begin. */
        INTERRUPT
    }

    /**
     * The events of a kind.
     *
     * @param name the name of such an event in the trace
     * @param first the time of the first one, ns; {@link Long#MAX_VALUE} if there is none
     * @param last the time of the last one, ns; {@link Long#MIN_VALUE} if there is none
     */
    public record Events(String name, long first, long last) {
        /** Returns whether there is none. */
        public boolean isEmpty() {
            return first > last;
        }
    }

    /**
     * Events were lost.
     *
     * @param start since when, ns
     * @param end until when, ns
     */
    public record Loss(long start, long end) {}

    /**
     * The recording of a host.
     *
     * @param start the time of the first event, ns
     * @param end the time of the last event, ns
     * @param lacksSwitches whether threads took turns on a CPU before its first switch, so that
     *     switches were not recorded from the beginning
     * @param events the events by the ordinal number of their kind
     * @param losses the losses in the order of time; they do not overlap
     */
    public record Host(
            long start, long end, boolean lacksSwitches, List<Events> events, List<Loss> losses) {

        /** Returns the events of a kind. */
        public Events of(Kind kind) {
            return events.get(kind.ordinal());
        }

        /** Returns the last loss that began until an instant; null if there was none. */
        public @Nullable Loss lossUntil(long time) {
            int low = 0;
            int high = losses.size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (losses.get(middle).start() <= time) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low == 0 ? null : losses.get(low - 1);
        }
    }

    private final Map<String, Host> hosts;

    /**
     * Creates times.
     *
     * @param hosts what is known, by the identifiers of the hosts
     */
    public RecordedTimes(Map<String, Host> hosts) {
        this.hosts = Map.copyOf(hosts);
    }

    /** Returns what is known of a host; null if nothing is. */
    public @Nullable Host of(String host) {
        return hosts.get(host);
    }

    /**
     * Stores the times.
     *
     * @param file the file, which is replaced
     * @param origin identifies the trace and its clock
     * @throws IOException if it cannot be written
     */
    public void write(Path file, String origin) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            out.writeUTF(origin);
            out.writeInt(hosts.size());
            for (Map.Entry<String, Host> entry : hosts.entrySet()) {
                out.writeUTF(entry.getKey());
                write(entry.getValue(), out);
            }
        }
        CheckedBytes.write(file, bytes.toByteArray());
    }

    private static void write(Host host, DataOutputStream out) throws IOException {
        out.writeLong(host.start);
        out.writeLong(host.end);
        out.writeBoolean(host.lacksSwitches);
        for (Events of : host.events) {
            out.writeUTF(of.name);
            out.writeLong(of.first);
            out.writeLong(of.last);
        }
        out.writeInt(host.losses.size());
        for (Loss loss : host.losses) {
            out.writeLong(loss.start);
            out.writeLong(loss.end);
        }
    }

    /**
     * Reads stored times.
     *
     * @param file the file
     * @param origin identifies the trace and its clock
     * @return the times; {@link #NOTHING} if there is no such file
     * @throws IOException if it cannot be read, has been damaged, or is of another trace
     */
    public static RecordedTimes read(Path file, String origin) throws IOException {
        ByteBuffer bytes;
        try {
            bytes = CheckedBytes.read(file);
        } catch (NoSuchFileException e) {
            return NOTHING;
        }
        try (DataInputStream in =
                new DataInputStream(new ByteArrayInputStream(bytes.array(), 0, bytes.limit()))) {
            if (in.readInt() != MAGIC) {
                throw new IOException(file + " has no times of recorded events");
            }
            if (!in.readUTF().equals(origin)) {
                throw new IOException(file + " is of another trace, or another version of it");
            }
            Map<String, Host> hosts = new HashMap<>();
            for (int count = in.readInt(); count > 0; count--) {
                hosts.put(in.readUTF(), readHost(in));
            }
            return new RecordedTimes(hosts);
        }
    }

    private static Host readHost(DataInputStream in) throws IOException {
        long start = in.readLong();
        long end = in.readLong();
        boolean lacksSwitches = in.readBoolean();
        List<Events> events = new ArrayList<>();
        for (int i = 0; i < Kind.values().length; i++) {
            events.add(new Events(in.readUTF(), in.readLong(), in.readLong()));
        }
        List<Loss> losses = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            losses.add(new Loss(in.readLong(), in.readLong()));
        }
        return new Host(start, end, lacksSwitches, List.copyOf(events), List.copyOf(losses));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordedTimes times && hosts.equals(times.hosts);
    }

    @Override
    public int hashCode() {
        return hosts.hashCode();
    }

    @Override
    public String toString() {
        return hosts.toString();
    }
}
