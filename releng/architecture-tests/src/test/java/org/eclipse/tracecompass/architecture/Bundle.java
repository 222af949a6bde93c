package org.eclipse.tracecompass.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/**
 * A bundle of the product as the build made it.
 *
 * @param name its symbolic name
 * @param folder its project
 * @param classes its class files
 * @param manifest its manifest
 */
record Bundle(String name, Path folder, Path classes, Manifest manifest) {

    private static final String PREFIX = "org.eclipse.tracecompass.";

    /** The folder of the whole project. */
    static Path root() {
        Path folder = Path.of(System.getProperty("astrolabe.root", ".")).toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("bundles"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("astrolabe.root does not name the project's folder");
        }
        return folder;
    }

    /** All bundles that are shipped: no tests, no test kits, no demo traces. */
    static List<Bundle> all() {
        List<Bundle> bundles = new ArrayList<>();
        try (var folders = Files.newDirectoryStream(root().resolve("bundles"))) {
            for (Path folder : folders) {
                if (Files.isDirectory(folder.resolve("src"))
                        && !folder.toString().endsWith(".tests")
                        && !folder.toString().endsWith("testkit")) {
                    bundles.add(of(folder));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("The bundles cannot be read", e);
        }
        bundles.sort((a, b) -> a.name().compareTo(b.name()));
        return bundles;
    }

    private static Bundle of(Path folder) throws IOException {
        try (InputStream in = Files.newInputStream(folder.resolve("META-INF/MANIFEST.MF"))) {
            String compiled = System.getProperty("astrolabe.classes");
            Path classes =
                    compiled == null
                            ? folder.resolve("target/classes")
                            : Path.of(compiled).resolve(folder.getFileName());
            if (!Files.isDirectory(classes)) {
                throw new IllegalStateException("Not built: " + folder);
            }
            return new Bundle(folder.getFileName().toString(), folder, classes, new Manifest(in));
        }
    }

    /** The name without the prefix that all bundles share. */
    String shortName() {
        return name.substring(PREFIX.length());
    }

    /** The short names of the bundles of ours that the manifest requires. */
    SortedSet<String> required() {
        SortedSet<String> required = new TreeSet<>();
        for (String clause : clauses("Require-Bundle")) {
            String bundle = clause.split(";")[0].strip();
            if (bundle.startsWith(PREFIX)) {
                required.add(bundle.substring(PREFIX.length()));
            }
        }
        return required;
    }

    /** The packages that the manifest exports. */
    SortedSet<String> exported() {
        SortedSet<String> exported = new TreeSet<>();
        clauses("Export-Package").forEach(clause -> exported.add(clause.split(";")[0].strip()));
        return exported;
    }

    /** The clauses of a header; commas between quotes do not separate them. */
    List<String> clauses(String header) {
        Attributes main = manifest.getMainAttributes();
        String value = main.getValue(header);
        return value == null
                ? List.of()
                : List.of(value.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"));
    }
}
