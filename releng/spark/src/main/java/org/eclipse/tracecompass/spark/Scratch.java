package org.eclipse.tracecompass.spark;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.SparkEnv;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;

/**
 * A folder on the disk of the executor that one attempt of a task has for itself, among the folders
 * that Spark is told to use for such and deletes when the executor ends. Closing it deletes it.
 */
final class Scratch implements Closeable {

    private static final int BUFFER = 1 << 20;

    private final Path folder;
    private final IProgressMonitor monitor;

    /**
     * Creates a folder.
     *
     * @param bytes how much will be copied into it, so that a full disk is told before it is full
     * @param monitor cancels copying
     * @throws IOException if there is not enough space, with the folder and the remedy
     */
    Scratch(long bytes, IProgressMonitor monitor) throws IOException {
        Path place = place();
        long free = Files.getFileStore(place).getUsableSpace();
        if (free < bytes) {
            throw new IOException(
                    "%s has %,d MB left, and a trace needs %,d MB; set spark.local.dir to a larger disk"
                            .formatted(place, free >> 20, (bytes >> 20) + 1));
        }
        this.folder = Files.createTempDirectory(place, "astrolabe-build-");
        this.monitor = monitor;
    }

    /** The folder of Spark with the most space. */
    static Path place() {
        File[] folders = SparkEnv.get().blockManager().diskBlockManager().localDirs();
        return Stream.of(folders)
                .max(Comparator.comparingLong(File::getUsableSpace))
                .orElseThrow()
                .toPath();
    }

    /** Returns a new folder in it. */
    Path folder(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name));
    }

    /** Tells whether the task is killed. */
    IProgressMonitor monitor() {
        return monitor;
    }

    /** Returns a message without the name of this folder. */
    String withoutPlace(String message) {
        return message.replace(folder + "/trace/", "");
    }

    /**
     * Copies a trace from its file system, or links it if that is the one of this machine.
     *
     * @return where it is now
     */
    Path localize(String trace, Configuration hadoop) throws IOException {
        org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(trace);
        Path local = folder("trace").resolve(path.getName());
        if ("file".equals(path.toUri().getScheme())) {
            link(Path.of(path.toUri().getPath()), local);
        } else {
            copy(path, local, hadoop);
        }
        return local;
    }

    /** Copies a file, or a folder with all that is in it, from any file system of Hadoop. */
    void copy(org.apache.hadoop.fs.Path from, Path to, Configuration hadoop) throws IOException {
        FileSystem files = FleetFolder.fileSystem(from, hadoop);
        copy(files, files.getFileStatus(from), to, new byte[BUFFER]);
    }

    /** Links the files, not the folder: programs look for the true place of a folder. */
    private static void link(Path from, Path to) throws IOException {
        if (Files.isDirectory(from)) {
            Files.createDirectories(to);
            try (Stream<Path> children = Files.list(from)) {
                for (Path child : (Iterable<Path>) children::iterator) {
                    link(child, to.resolve(child.getFileName()));
                }
            }
        } else {
            Files.createSymbolicLink(to, from.toAbsolutePath());
        }
    }

    private void copy(FileSystem files, FileStatus from, Path to, byte[] buffer)
            throws IOException {
        if (from.isDirectory()) {
            Files.createDirectories(to);
            for (FileStatus child : files.listStatus(from.getPath())) {
                copy(files, child, to.resolve(child.getPath().getName()), buffer);
            }
            return;
        }
        try (InputStream in = files.open(from.getPath());
                OutputStream out = Files.newOutputStream(to)) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
                out.write(buffer, 0, count);
            }
        }
        Files.setLastModifiedTime(to, FileTime.fromMillis(from.getModificationTime()));
    }

    @Override
    public void close() throws IOException {
        delete(folder);
    }

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : all) {
            Files.deleteIfExists(path);
        }
    }
}
