package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * Makes the folder for authors of plug-ins from the sources in an installation: a source bundle per
 * bundle, Javadoc, and a target definition that has both.
 */
final class Sdk {

    /** Where the product has the sources of its bundles, a folder for each. */
    static final String SOURCES = "sdk/sources";

    /** There is no tool for Javadoc. */
    static final int NO_JAVADOC = -1;

    private final Path home;
    private final Path out;

    /**
     * @param home the folder of the installation
     * @param out the folder to write
     */
    Sdk(Path home, Path out) {
        this.home = home;
        this.out = out;
    }

    /** {@return the symbolic names of the bundles with sources; empty if there are none} */
    List<String> bundles() throws IOException {
        Path sources = home.resolve(SOURCES);
        if (!Files.isDirectory(sources)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(sources)) {
            return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
        }
    }

    /** Writes a bundle with the sources of another, in the form that Eclipse looks for. */
    void writeSources(String bundle) throws IOException {
        String version = version(bundle).orElse("0.0.0");
        Manifest manifest = new Manifest();
        Attributes headers = manifest.getMainAttributes();
        headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.putValue("Bundle-ManifestVersion", "2");
        headers.putValue("Bundle-SymbolicName", bundle + ".source");
        headers.putValue("Bundle-Version", version);
        headers.putValue(
                "Eclipse-SourceBundle",
                "%s;version=\"%s\";roots:=\".\"".formatted(bundle, version));
        Path plugins = Files.createDirectories(out.resolve("sources"));
        Path jar = plugins.resolve(bundle + ".source_" + version + ".jar");
        Path root = home.resolve(SOURCES).resolve(bundle);
        try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = root.relativize(file).toString().replace(File.separatorChar, '/');
                output.putNextEntry(new ZipEntry(name));
                Files.copy(file, output);
                output.closeEntry();
            }
        }
    }

    /** The version of an installed bundle, from the name of its file. */
    private Optional<String> version(String bundle) throws IOException {
        String prefix = bundle + '_';
        try (Stream<Path> files = Files.list(home.resolve("plugins"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(prefix))
                    .map(name -> name.substring(prefix.length()).replaceFirst("[.]jar$", ""))
                    .findFirst();
        }
    }

    /** Writes the target definition: the installation, with the sources. */
    void writeTarget() throws IOException {
        Files.writeString(
                out.resolve("astrolabe.target"),
                """
                <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                <?pde version="3.8"?>
                <target name="Astrolabe">
                  <locations>
                    <location path="%s" type="Directory"/>
                    <location path="%s" type="Directory"/>
                  </locations>
                </target>
                """
                        .formatted(home.resolve("plugins"), out.resolve("sources")));
    }

    /**
     * Writes the Javadoc of the packages that are no internals.
     *
     * @return 0, or {@link #NO_JAVADOC} if this Java has no tool for it
     * @throws UserError if the tool fails
     */
    int writeJavadoc(List<String> bundles) throws IOException, InterruptedException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("win");
        Path tool =
                Path.of(
                        System.getProperty("java.home"),
                        "bin",
                        windows ? "javadoc.exe" : "javadoc");
        if (!Files.isExecutable(tool)) {
            return NO_JAVADOC;
        }
        Path arguments = out.resolve("javadoc.args");
        Files.write(arguments, arguments(bundles));
        Process process =
                new ProcessBuilder(tool.toString(), "@" + arguments)
                        .redirectErrorStream(true)
                        .redirectOutput(out.resolve("javadoc.log").toFile())
                        .start();
        try {
            int code = process.waitFor();
            if (code != 0 && !Files.exists(out.resolve("javadoc/index.html"))) {
                throw new UserError(
                        "The Javadoc could not be written; the reason is in %s."
                                .formatted(out.resolve("javadoc.log")));
            }
        } finally {
            process.destroy();
        }
        return 0;
    }

    private List<String> arguments(List<String> bundles) throws IOException {
        List<Path> roots = new ArrayList<>();
        bundles.forEach(bundle -> roots.add(home.resolve(SOURCES).resolve(bundle)));
        List<Path> jars;
        try (Stream<Path> files = Files.list(home.resolve("plugins"))) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
        List<String> arguments =
                new ArrayList<>(List.of("-quiet", "-Xdoclint:none", "-encoding", "UTF-8"));
        arguments.addAll(List.of("-windowtitle", "Astrolabe", "-d", quote(out.resolve("javadoc"))));
        arguments.addAll(List.of("--source-path", quote(path(roots))));
        arguments.addAll(List.of("--class-path", quote(path(jars))));
        // One page per type is enough: the tables of uses would take twice the time and space.
        arguments.addAll(List.of("-nodeprecatedlist", "--ignore-source-errors"));
        arguments.addAll(packages(roots));
        return arguments;
    }

    private static String path(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static String quote(Object value) {
        return '"' + value.toString().replace("\\", "\\\\") + '"';
    }

    private static List<String> packages(List<Path> roots) throws IOException {
        List<String> packages = new ArrayList<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .map(file -> root.relativize(file.getParent()).toString())
                        .map(folder -> folder.replace(File.separatorChar, '.'))
                        .filter(name -> !name.contains(".internal."))
                        .distinct()
                        .forEach(packages::add);
            }
        }
        return packages.stream().distinct().sorted().toList();
    }
}
