package org.eclipse.tracecompass.internal.jsontrace.core.job;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.eclipse.core.runtime.SubMonitor;

/** Merges sorted files with an event per line; of equal times the earlier file comes first. */
final class ChunkMerge {

    private static final int CHECK_EVERY = 1 << 14;

    private record Head(TimeKey.Event event, int chunk) {}

    private ChunkMerge() {}

    static void merge(List<Path> chunks, TimeKey key, OutputStream out, SubMonitor monitor)
            throws IOException {
        List<BufferedReader> readers = new ArrayList<>();
        try {
            PriorityQueue<Head> heads =
                    new PriorityQueue<>(
                            Comparator.comparing(Head::event).thenComparingInt(Head::chunk));
            for (Path chunk : chunks) {
                readers.add(Files.newBufferedReader(chunk, StandardCharsets.ISO_8859_1));
                add(heads, readers, readers.size() - 1, key);
            }
            out.write('[');
            long written = 0;
            Head head = heads.poll();
            while (head != null) {
                if (written++ > 0) {
                    out.write(',');
                    out.write('\n');
                }
                out.write(head.event.text().getBytes(StandardCharsets.ISO_8859_1));
                if (written % CHECK_EVERY == 0) {
                    monitor.checkCanceled();
                }
                add(heads, readers, head.chunk, key);
                head = heads.poll();
            }
            out.write(']');
        } finally {
            for (BufferedReader reader : readers) {
                reader.close();
            }
        }
    }

    private static void add(
            PriorityQueue<Head> heads, List<BufferedReader> readers, int chunk, TimeKey key)
            throws IOException {
        String line = readers.get(chunk).readLine();
        if (line != null) {
            heads.add(new Head(key.event(line), chunk));
        }
    }
}
