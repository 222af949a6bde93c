package org.eclipse.tracecompass.spark;

import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.DelegateToFileSystem;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceBuild;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;

/**
 * The folder of a fleet on any file system of Hadoop.
 *
 * <p>Attempts of tasks write into folders of their own below {@code _attempts}. The driver moves
 * those of the successful ones to their places, and replaces the manifest. Until then, nobody sees
 * them; what failed attempts have left is deleted with {@code _attempts}.
 */
public final class FleetFolder {

    private static final String ATTEMPTS = "_attempts";

    /** The manifest of before, while it is replaced where that takes several steps. */
    private static final String PREVIOUS = "manifest.previous.json";

    private final Path root;
    private final Configuration configuration;
    private final FileSystem files;

    /**
     * A folder.
     *
     * @param place the folder, or the manifest in it
     * @throws IOException if there is no such file system
     */
    public FleetFolder(String place, Configuration configuration) throws IOException {
        Path path = new Path(place);
        this.configuration = configuration;
        this.files = fileSystem(path, configuration);
        Path given = files.makeQualified(path);
        this.root = given.getName().equals(Manifest.FILE) ? given.getParent() : given;
    }

    /** Without files of checksums, which other programs do not keep up to date. */
    static FileSystem fileSystem(Path path, Configuration configuration) throws IOException {
        FileSystem found = path.getFileSystem(configuration);
        return found instanceof LocalFileSystem local ? local.getRawFileSystem() : found;
    }

    /** Returns the file system. */
    public FileSystem files() {
        return files;
    }

    /** Returns the folder. */
    public Path root() {
        return root;
    }

    /** Returns a place in the folder. */
    public Path path(String relative) {
        return new Path(root, relative);
    }

    /** Returns a place of the folder relative to it. */
    String relative(Path place) {
        return root.toUri().relativize(place.toUri()).getPath();
    }

    /** Returns the folder of an attempt of a task; it may not exist. */
    Path attempt(String job, String task) {
        return path(ATTEMPTS + '/' + job + '/' + task);
    }

    /**
     * Reads the manifest.
     *
     * @throws FileNotFoundException if there is none
     */
    public Manifest read() throws IOException {
        try {
            return read(path(Manifest.FILE));
        } catch (FileNotFoundException e) {
            Path aside = path(PREVIOUS);
            if (files.exists(aside)) {
                return read(aside);
            }
            throw e;
        }
    }

    private Manifest read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(files.open(file))) {
            return Manifest.read(in, file.toString());
        }
    }

    /** Reads the manifest; one without traces if there is none yet. */
    Manifest readIfThere() throws IOException {
        try {
            return read();
        } catch (FileNotFoundException e) {
            return Manifest.EMPTY;
        }
    }

    /** Reads which files a trace has. */
    public List<FleetFile> filesOf(TraceEntry trace) {
        Path list = path(TraceBuild.filesOf(trace));
        try (Reader in = new InputStreamReader(files.open(list), StandardCharsets.UTF_8)) {
            return TraceBuild.files(in);
        } catch (IOException e) {
            throw new UncheckedIOException(list + ": " + e.getMessage(), e);
        }
    }

    /**
     * Moves results of attempts to their places, many at once, and replaces the manifest; if that
     * fails, nothing stays at the places.
     *
     * @param moves from where to where, relative to the root
     * @param places the folders that are new by that, relative to the root
     * @param after the new manifest
     * @param before the one that it was made of
     * @param job a name for a temporary file
     * @throws IOException if it fails, or if another job has replaced the manifest meanwhile
     */
    void publish(
            Map<String, String> moves,
            Collection<String> places,
            Manifest after,
            Manifest before,
            String job)
            throws IOException {
        boolean isDone = false;
        try {
            moves.entrySet().parallelStream().forEach(m -> move(m.getKey(), m.getValue()));
            commit(after, before, job);
            isDone = true;
        } finally {
            if (!isDone) {
                delete(places);
            }
        }
    }

    private void move(String from, String to) {
        try {
            Path target = path(to);
            files.mkdirs(target.getParent());
            move(path(from), target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void move(Path from, Path to) throws IOException {
        if (!files.rename(from, to)) {
            throw new IOException("The file system refuses to move " + from + " to " + to);
        }
    }

    /** Replaces the manifest. */
    private void commit(Manifest manifest, Manifest before, String job) throws IOException {
        Path beside = path(ATTEMPTS + '/' + job + '/' + Manifest.FILE);
        try (OutputStream out = files.create(beside, true)) {
            manifest.write(out);
        }
        if (readIfThere().generation() != before.generation()) {
            throw new IOException(
                    "Another job has changed %s meanwhile; run this one again"
                            .formatted(path(Manifest.FILE)));
        }
        replace(beside, path(Manifest.FILE));
        for (String folder : before.retired()) {
            files.delete(path(folder), true);
        }
    }

    private void replace(Path from, Path to) throws IOException {
        if ("file".equals(root.toUri().getScheme())) {
            Files.move(
                    java.nio.file.Path.of(from.toUri().getPath()),
                    java.nio.file.Path.of(to.toUri().getPath()),
                    StandardCopyOption.ATOMIC_MOVE);
            return;
        }
        FileContext context = contextThatReplaces();
        if (context == null) {
            replaceInSteps(from, to);
        } else {
            context.rename(from, to, Options.Rename.OVERWRITE);
        }
    }

    /** HDFS replaces in one step; those that only wrap a {@link FileSystem} delete first. */
    private FileContext contextThatReplaces() throws IOException {
        try {
            FileContext context = FileContext.getFileContext(root.toUri(), configuration);
            return context.getDefaultFileSystem() instanceof DelegateToFileSystem ? null : context;
        } catch (UnsupportedFileSystemException e) {
            return null;
        }
    }

    /** At every moment there is a manifest, of before or after, which {@link #read} finds. */
    private void replaceInSteps(Path from, Path to) throws IOException {
        Path aside = path(PREVIOUS);
        if (files.exists(to)) {
            files.delete(aside, false);
            move(to, aside);
        }
        try {
            move(from, to);
        } catch (IOException e) {
            if (files.exists(aside) && !files.exists(to)) {
                move(aside, to);
            }
            throw e;
        }
        files.delete(aside, false);
    }

    /** Deletes what the attempts of a job have left. */
    void deleteAttempts(String job) throws IOException {
        files.delete(path(ATTEMPTS + '/' + job), true);
        Path all = path(ATTEMPTS);
        if (files.exists(all) && files.listStatus(all).length == 0) {
            files.delete(all, false);
        }
    }

    /** Deletes folders, relative to the root, as far as possible. */
    private void delete(Iterable<String> folders) {
        for (String folder : folders) {
            try {
                files.delete(path(folder), true);
            } catch (IOException e) {
                System.getLogger(FleetFolder.class.getName())
                        .log(System.Logger.Level.WARNING, folder + " cannot be deleted", e);
            }
        }
    }

    /** A name as part of a path, as Hive writes the values of partitions. */
    static String segment(String name) {
        StringBuilder text = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean isPlain = c < 128 && (Character.isLetterOrDigit(c) || "-_.+@".indexOf(c) >= 0);
            text.append(isPlain ? String.valueOf(c) : "%%%02X".formatted((int) c));
        }
        String plain = text.toString();
        return plain.startsWith(".") || plain.startsWith("_") ? "%" + plain : plain;
    }
}
