package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.ArchiveName;

/**
 * Archives of traces: zip, tar, tar.gz, and single files in gz. Known by their names. A small
 * archive that would fill the disk is refused. Links in a tar archive become copies of what they
 * lead to; those that lead to nothing, or to a folder above them, are left out.
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
        Map<Path, Path> links = new LinkedHashMap<>();
        for (ArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            budget.progress.checkCanceled();
            Path target = inside(folder, folder.resolve(entry.getName()), entry.getName());
            if (entry instanceof TarArchiveEntry tar && (tar.isLink() || tar.isSymbolicLink())) {
                // A hard link names its file from the top of the archive.
                Path from = tar.isLink() ? folder : target.getParent();
                links.put(target, inside(folder, from.resolve(tar.getLinkName()), entry.getName()));
            } else if (entry.isDirectory()) {
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
        copyLinks(links, budget);
    }

    private static Path inside(Path folder, Path path, String name) throws IOException {
        Path normal = path.normalize();
        if (!normal.startsWith(folder)) {
            throw new IOException(name + " leads out of the archive");
        }
        return normal;
    }

    /** Links may lead to links: each may be what another one waits for. */
    private static void copyLinks(Map<Path, Path> links, Budget budget) throws IOException {
        Map<Path, Path> left = new LinkedHashMap<>(links);
        Path next = next(left);
        while (next != null) {
            budget.copyAll(left.remove(next), next);
            next = next(left);
        }
    }

    /** A link that leads to something; to a folder only when no file is missing there any more. */
    private static @Nullable Path next(Map<Path, Path> links) {
        Path folder = null;
        for (Map.Entry<Path, Path> link : links.entrySet()) {
            Path from = link.getValue();
            if (Files.isRegularFile(from)) {
                return link.getKey();
            }
            if (folder == null && Files.isDirectory(from) && !link.getKey().startsWith(from)) {
                folder = link.getKey();
            }
        }
        return folder;
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

        void copyAll(Path from, Path to) throws IOException {
            List<Path> all;
            try (Stream<Path> below = Files.walk(from)) {
                all = below.toList();
            }
            Files.createDirectories(to.getParent());
            for (Path each : all) {
                Path target = each.equals(from) ? to : to.resolve(from.relativize(each));
                if (Files.isDirectory(each)) {
                    Files.createDirectories(target);
                } else {
                    try (InputStream in = Files.newInputStream(each)) {
                        copy(in, target);
                    }
                }
            }
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
