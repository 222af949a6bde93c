package org.eclipse.tracecompass.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Finds traces below folders: a folder with a file {@code metadata} is one, and so is every file
 * that is in no such folder. Names that begin with a dot or an underscore are passed over.
 */
final class TraceFinder {

    private static final String METADATA = "metadata";
    private static final Comparator<FileStatus> BY_PATH = Comparator.comparing(FileStatus::getPath);

    private final Configuration configuration;
    private final String salt;
    private final List<TraceSource> found = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();

    /**
     * A search.
     *
     * @param salt says how traces are built: another text makes them other contents
     */
    TraceFinder(Configuration configuration, String salt) {
        this.configuration = configuration;
        this.salt = salt;
    }

    /**
     * Finds traces.
     *
     * @param inputs folders of traces, or traces
     * @throws IOException if one cannot be read
     */
    List<TraceSource> find(List<String> inputs) throws IOException {
        for (String input : inputs) {
            Path path = new Path(input);
            FileSystem files = FleetFolder.fileSystem(path, configuration);
            FileStatus root = files.getFileStatus(files.makeQualified(path));
            walk(files, root, root.getPath());
        }
        return found;
    }

    private void walk(FileSystem files, FileStatus at, Path root) throws IOException {
        if (at.isFile()) {
            add(at.getPath(), root, List.of(at));
            return;
        }
        FileStatus[] children = files.listStatus(at.getPath());
        Arrays.sort(children, BY_PATH);
        for (FileStatus child : children) {
            if (child.isFile() && child.getPath().getName().equals(METADATA)) {
                add(at.getPath(), root, content(files, at.getPath()));
                return;
            }
        }
        for (FileStatus child : children) {
            String name = child.getPath().getName();
            if (!name.startsWith(".") && !name.startsWith("_")) {
                walk(files, child, root);
            }
        }
    }

    private static List<FileStatus> content(FileSystem files, Path folder) throws IOException {
        List<FileStatus> all = new ArrayList<>();
        for (FileStatus child : files.listStatus(folder)) {
            if (child.isFile()) {
                all.add(child);
            } else {
                all.addAll(content(files, child.getPath()));
            }
        }
        all.sort(BY_PATH);
        return all;
    }

    private void add(Path path, Path root, List<FileStatus> files) {
        StringBuilder text = new StringBuilder(salt);
        long bytes = 0;
        for (FileStatus file : files) {
            bytes += file.getLen();
            text.append('\n')
                    .append(file.getPath())
                    .append(' ')
                    .append(file.getLen())
                    .append(' ')
                    .append(file.getModificationTime());
        }
        String name =
                path.equals(root)
                        ? path.getName()
                        : root.toUri().relativize(path.toUri()).getPath();
        int times = names.merge(name, 1, Integer::sum);
        found.add(
                new TraceSource(
                        path.toString(),
                        times == 1 ? name : "%s (%d)".formatted(name, times),
                        hash(text.toString()),
                        bytes));
    }

    private static String hash(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
