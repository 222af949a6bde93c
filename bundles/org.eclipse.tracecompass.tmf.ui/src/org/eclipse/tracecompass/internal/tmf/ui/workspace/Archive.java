package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;

/** Archives of traces: zip, tar, tar.gz, and single files in gz. Known by their names. */
public final class Archive {

    private Archive() {}

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    }

    private static boolean isTar(String name) {
        return name.endsWith(".tar") || name.endsWith(".tgz") || name.endsWith(".tar.gz");
    }

    private static boolean isZipped(String name) {
        return name.endsWith(".gz") || name.endsWith(".tgz");
    }

    /** Whether a file is an archive, by its name. */
    public static boolean isArchive(Path file) {
        String name = nameOf(file);
        return Files.isRegularFile(file)
                && (name.endsWith(".zip") || isTar(name) || isZipped(name));
    }

    /**
     * Extracts an archive.
     *
     * @param archive the archive
     * @param folder where to; entries that lead out of it are refused
     * @param monitor cancels it; null for none
     * @throws IOException if the archive is damaged or has such an entry, or a file cannot be
     *     written
     */
    public static void extract(Path archive, Path folder, @Nullable IProgressMonitor monitor)
            throws IOException {
        String name = nameOf(archive);
        try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
                InputStream in = isZipped(name) ? new GZIPInputStream(file) : file) {
            if (isTar(name)) {
                extract(new TarArchiveInputStream(in), folder, SubMonitor.convert(monitor));
            } else if (name.endsWith(".zip")) {
                extract(new ZipArchiveInputStream(in), folder, SubMonitor.convert(monitor));
            } else {
                String whole = String.valueOf(archive.getFileName());
                Files.copy(in, folder.resolve(whole.substring(0, whole.lastIndexOf('.'))));
            }
        }
    }

    private static void extract(
            ArchiveInputStream<? extends ArchiveEntry> in, Path folder, SubMonitor progress)
            throws IOException {
        int files = 0;
        for (ArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            progress.checkCanceled();
            Path target = folder.resolve(entry.getName()).normalize();
            if (!target.startsWith(folder)) {
                throw new IOException(entry.getName() + " leads out of the archive");
            }
            if (entry.isDirectory()) {
                Files.createDirectories(target);
            } else {
                Files.createDirectories(target.getParent());
                Files.copy(in, target);
                files++;
            }
        }
        if (files == 0) {
            throw new IOException("it has no files");
        }
    }
}
