package org.eclipse.tracecompass.common.core.bundles;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.eclipse.core.runtime.IExtensionPoint;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CheckedText;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.files.PrivateFolder;

/**
 * The extensions of a class path as they were read once. They are believed as long as each jar has
 * the same place, size and time as then, each file of theirs its checksum, and their folder is the
 * user's own.
 */
final class StoredExtensions {

    /** The folder, which the launcher script sets: what it derives from the installation. */
    static final String FOLDER_PROPERTY = "astrolabe.derived";

    private static final String NAME = "extensions";
    private static final String DESCRIPTION = "description";
    private static final String FORMAT = "extensions 1";

    private static final String JAR = "jar";
    private static final String FILE = "file";
    private static final String POINTS = "points";
    private static final String CHOICE = "choice";
    private static final String SWITCHED_OFF = "switched off";
    private static final String LEFT_OUT = "left out";
    private static final String BUNDLE = "bundle";
    private static final String HEADER = "header";

    private final Path folder;
    private final Description description;

    private StoredExtensions(Path folder, Description description) {
        this.folder = folder;
        this.description = description;
    }

    /** What is kept beside the registry: lines of fields. */
    static final class Description {

        private final List<List<String>> lines = new ArrayList<>();

        private void add(String... fields) {
            lines.add(List.of(fields));
        }

        private void read(String line) {
            add(line.split("\t", -1));
        }

        /** The fields after the kind, of all lines of this kind. */
        private List<List<String>> all(String kind) {
            return lines.stream()
                    .filter(fields -> fields.get(0).equals(kind))
                    .map(fields -> fields.subList(1, fields.size()))
                    .toList();
        }

        /** A bundle with extensions; headers matter only if there is something to start. */
        void addBundle(String name, Attributes headers, String manifest) {
            add(BUNDLE, name, manifest);
            if (headers.getValue(BundleActivators.ACTIVATOR) != null) {
                headers.forEach((key, value) -> add(HEADER, name, key.toString(), "" + value));
            }
        }

        void addLeftOut(String bundle, List<String> missing) {
            missing.forEach(text -> add(LEFT_OUT, bundle, text));
        }

        /** The plug-ins that were switched off, if that made a difference. */
        void setSwitchedOff(Set<String> names) {
            add(CHOICE);
            names.forEach(name -> add(SWITCHED_OFF, name));
        }

        void setPoints(int count) {
            add(POINTS, String.valueOf(count));
        }
    }

    /** Makes the files of a registry. */
    @FunctionalInterface
    interface Writer {
        /** Writes into an empty folder, and describes what it has written. */
        Description write(Path folder) throws IOException;
    }

    /** Returns what is stored for this process; null if that is nothing that can be believed. */
    static @Nullable StoredExtensions ofProcess(ClassLoader loader) {
        String folder = System.getProperty(FOLDER_PROPERTY);
        return folder == null || loader != ClassLoader.getSystemClassLoader()
                ? null
                : in(Path.of(folder), classPath());
    }

    static @Nullable StoredExtensions in(Path base, List<Path> classPath) {
        Path folder = base.resolve(NAME);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return null;
        }
        try {
            Description description = new Description();
            List<String> lines = CheckedText.read(folder.resolve(DESCRIPTION));
            if (lines.isEmpty() || !lines.get(0).equals(FORMAT)) {
                return null;
            }
            lines.subList(1, lines.size()).forEach(description::read);
            return description.all(JAR).equals(jars(classPath))
                            && description.all(FILE).equals(files(folder))
                            && isSameChoice(description)
                            && PrivateFolder.isOwn(base)
                    ? new StoredExtensions(folder, description)
                    : null;
        } catch (IOException | RuntimeException e) {
            // What is derived is made again when the installation changes; until then, do without.
            return null;
        }
    }

    private static boolean isSameChoice(Description description) {
        return description.all(CHOICE).isEmpty()
                || description.all(SWITCHED_OFF).stream()
                        .map(fields -> fields.get(0))
                        .toList()
                        .equals(List.copyOf(SwitchedOffPlugins.ofUser().names()));
    }

    /**
     * Returns the registry, and declares the bundles in it.
     *
     * @return null if the registry cannot be used after all
     */
    @Nullable
    IExtensionRegistry registry(ClassLoader loader) {
        Object token = new Object();
        IExtensionRegistry registry =
                RegistryFactory.createRegistry(PlainStrategy.reading(loader, folder), token, token);
        IExtensionPoint[] points = registry.getExtensionPoints();
        if (!List.of(List.of(String.valueOf(points.length))).equals(description.all(POINTS))) {
            return null;
        }
        // These are read on demand, and the files may be gone by then.
        for (IExtensionPoint point : points) {
            point.getContributor();
            registry.getExtensionPoints(point.getNamespaceIdentifier());
        }
        Map<String, Attributes> headers = new LinkedHashMap<>();
        for (List<String> field : description.all(HEADER)) {
            headers.computeIfAbsent(field.get(0), name -> new Attributes())
                    .putValue(field.get(1), field.get(2));
        }
        try {
            for (List<String> bundle : description.all(BUNDLE)) {
                Attributes known = headers.get(bundle.get(0));
                if (known == null) {
                    BundleActivators.declareIdle(bundle.get(0));
                } else {
                    BundleActivators.declare(
                            bundle.get(0), known, new URI(bundle.get(1)).toURL(), loader);
                }
            }
            return registry;
        } catch (IOException | URISyntaxException e) {
            return null;
        }
    }

    /** The symbolic names of the plug-ins that are left out, with what they lack. */
    Map<String, List<String>> leftOut() {
        Map<String, List<String>> leftOut = new LinkedHashMap<>();
        for (List<String> fields : description.all(LEFT_OUT)) {
            leftOut.computeIfAbsent(fields.get(0), name -> new ArrayList<>()).add(fields.get(1));
        }
        return leftOut;
    }

    static void write(Path base, List<Path> classPath, Writer writer) throws IOException {
        // before anything is read, so that what changes meanwhile is not believed
        List<List<String>> jars = jars(classPath);
        Path part = Files.createTempDirectory(base, NAME);
        try {
            Description description = writer.write(part);
            jars.forEach(fields -> description.lines.add(line(JAR, fields)));
            files(part).forEach(fields -> description.lines.add(line(FILE, fields)));
            List<String> lines = new ArrayList<>(List.of(FORMAT));
            for (List<String> fields : description.lines) {
                lines.add(String.join("\t", fields));
            }
            CheckedText.write(part.resolve(DESCRIPTION), lines);
            FileReplacement.replaceFolder(part, base.resolve(NAME));
        } finally {
            FileReplacement.deleteFolder(part);
        }
    }

    private static List<String> line(String kind, List<String> fields) {
        List<String> line = new ArrayList<>(List.of(kind));
        line.addAll(fields);
        return line;
    }

    static List<Path> classPath() {
        List<Path> paths = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            paths.add(Path.of(entry));
        }
        return paths;
    }

    /** Size, time and place of the jars; a text that could end a line or field is refused. */
    private static List<List<String>> jars(List<Path> classPath) throws IOException {
        List<List<String>> jars = new ArrayList<>();
        for (Path path : classPath) {
            BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
            String place = path.toString();
            if (!file.isRegularFile() || place.chars().anyMatch(Character::isISOControl)) {
                throw new IOException(path + " is not a jar");
            }
            long time = file.lastModifiedTime().to(TimeUnit.NANOSECONDS);
            jars.add(List.of(String.valueOf(file.size()), String.valueOf(time), place));
        }
        return jars;
    }

    /** Names and checksums of the files of the registry. */
    private static List<List<String>> files(Path folder) throws IOException {
        List<List<String>> files = new ArrayList<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.sorted().toList()) {
                String name = folder.relativize(file).toString();
                if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                        && !name.equals(DESCRIPTION)) {
                    CRC32C crc = new CRC32C();
                    crc.update(Files.readAllBytes(file));
                    files.add(List.of(name, Long.toHexString(crc.getValue())));
                }
            }
        }
        return files;
    }
}
