package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * The metadata read last: choosing a trace's type asks each CTF type in turn, and then the trace is
 * opened, all with the same metadata.
 */
final class MetadataCache {

    private record Entry(Path folder, FileTime time, long size, SoftReference<TraceClass> type) {}

    private static @Nullable Entry sLast;

    private MetadataCache() {}

    static synchronized TraceClass read(Path folder) throws IOException {
        Path file = folder.resolve(MetadataReader.FILE_NAME);
        if (!Files.isRegularFile(file)) {
            return MetadataReader.read(folder);
        }
        FileTime time = Files.getLastModifiedTime(file);
        long size = Files.size(file);
        Entry last = sLast;
        if (last != null
                && last.folder().equals(folder)
                && last.time().equals(time)
                && last.size() == size) {
            TraceClass known = last.type().get();
            if (known != null) {
                return known;
            }
        }
        TraceClass type = MetadataReader.read(folder);
        sLast = new Entry(folder, time, size, new SoftReference<>(type));
        return type;
    }
}
