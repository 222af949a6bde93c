package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * The metadata of the traces seen lately: choosing a trace's type asks each CTF type in turn, for
 * all traces of an experiment, and then the traces are opened, all with the same metadata. Traces
 * whose metadata is the same text share what it says. Thread-safe.
 */
final class MetadataCache {

    private static final int MOST_FOLDERS = 1000;
    private static final int MOST_TEXTS = 200;

    private record Entry(FileTime time, long size, SoftReference<TraceClass> type) {}

    private static final Map<Path, Entry> FOLDERS = latest(MOST_FOLDERS);
    private static final Map<String, SoftReference<TraceClass>> TEXTS = latest(MOST_TEXTS);

    private MetadataCache() {}

    private static <K, V> Map<K, V> latest(int most) {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.@Nullable Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    static TraceClass read(Path folder) throws IOException {
        Path file = folder.resolve(MetadataReader.FILE_NAME);
        if (!Files.isRegularFile(file)) {
            return MetadataReader.read(folder);
        }
        FileTime time = Files.getLastModifiedTime(file);
        long size = Files.size(file);
        synchronized (MetadataCache.class) {
            Entry last = FOLDERS.get(folder);
            TraceClass known =
                    last != null && last.time().equals(time) && last.size() == size
                            ? last.type().get()
                            : null;
            if (known == null) {
                known = parse(file);
                FOLDERS.put(folder, new Entry(time, size, new SoftReference<>(known)));
            }
            return known;
        }
    }

    private static TraceClass parse(Path file) throws IOException {
        String text = MetadataReader.text(file);
        String checksum = checksum(text);
        SoftReference<TraceClass> known = TEXTS.get(checksum);
        TraceClass type = known == null ? null : known.get();
        if (type == null) {
            type = MetadataReader.parse(file, text);
            TEXTS.put(checksum, new SoftReference<>(type));
        }
        return type;
    }

    /**
     * The length and 64 bits, as 32 would some day take one text for another. A digest would take a
     * twentieth of the time of a short command, as Java does not compile it until later.
     */
    private static String checksum(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return bytes.length + " " + sum(new CRC32(), bytes) + " " + sum(new CRC32C(), bytes);
    }

    private static long sum(Checksum checksum, byte[] bytes) {
        checksum.update(bytes);
        return checksum.getValue();
    }
}
