package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.ArchiveName;

/**
 * Archives of traces: zip, tar, tar.gz, and single files in gz. Known by their names. A small
 * archive that would fill the disk is refused.
 */
public final class Archive {

    /** Traces are compressed to a tenth or so; a file of zeros to a thousandth. */
    private static final long MOST_TIMES_ITS_SIZE = 200;

    /** Any archive may extract to this many bytes. */
    private static final long ALWAYS_ALLOWED = 256L << 20;

    private Archive() {}

    /** Whether a file is an archive, by its name. */
    public static boolean isArchive(Path file) {
        ArchiveName name = ArchiveName.of(file.toString());
        return Files.isRegularFile(file) && (name.isArchive() || name.isGzip());
    }

    /**
     * Extracts an archive.
     *
     * @param archive the archive
     * @param folder where to; entries that lead out of it are refused
     * @param monitor cancels it; null for none
     * @throws IOException if the archive is damaged, has such an entry, or extracts to more than
     *     200 times its size (256 MiB are always allowed), or if a file cannot be written
     */
    public static void extract(Path archive, Path folder, @Nullable IProgressMonitor monitor)
            throws IOException {
        ArchiveName name = ArchiveName.of(archive.toString());
        SubMonitor progress = SubMonitor.convert(monitor);
        Budget budget = new Budget(Files.size(archive), progress);
        try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
                InputStream in = name.isGzip() ? new GZIPInputStream(file) : file) {
            if (name.isTar()) {
                extract(new TarArchiveInputStream(in), folder, budget);
            } else if (name.isZip()) {
                extract(new ZipArchiveInputStream(in), folder, budget);
            } else {
                String whole = String.valueOf(archive.getFileName());
                budget.copy(in, folder.resolve(whole.substring(0, whole.lastIndexOf('.'))));
            }
        }
    }

    private static void extract(
            ArchiveInputStream<? extends ArchiveEntry> in, Path folder, Budget budget)
            throws IOException {
        int files = 0;
        for (ArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            budget.progress.checkCanceled();
            Path target = folder.resolve(entry.getName()).normalize();
            if (!target.startsWith(folder)) {
                throw new IOException(entry.getName() + " leads out of the archive");
            }
            if (entry.isDirectory()) {
                Files.createDirectories(target);
            } else {
                Files.createDirectories(target.getParent());
                budget.copy(in, target);
                files++;
            }
        }
        if (files == 0) {
            throw new IOException("it has no files");
        }
    }

    /** How much may still be extracted. */
    private static final class Budget {

        private static final int BUFFER = 1 << 16;

        private final long most;
        private final SubMonitor progress;
        private long written;

        Budget(long size, SubMonitor progress) {
            most = Math.max(ALWAYS_ALLOWED, size * MOST_TIMES_ITS_SIZE);
            this.progress = progress;
        }

        void copy(InputStream in, Path target) throws IOException {
            byte[] buffer = new byte[BUFFER];
            try (OutputStream out = Files.newOutputStream(target, StandardOpenOption.CREATE_NEW)) {
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    progress.checkCanceled();
                    written += n;
                    if (written > most) {
                        throw new IOException(
                                "it extracts to more than "
                                        + (most >> 20)
                                        + " MiB, far more than traces do; extract it yourself and"
                                        + " import the folder");
                    }
                    out.write(buffer, 0, n);
                }
            }
        }
    }
}
