package org.eclipse.tracecompass.common.core.bundles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtension;
import org.eclipse.core.runtime.IExtensionPoint;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of a class path, compared with what is read from it. */
class StoredExtensionsTest {

    private static final String POINT = "org.eclipse.tracecompass.test.bells";

    @TempDir Path folder = Path.of("");
    private Path derived = Path.of("");
    private final List<Path> jars = new ArrayList<>();

    @BeforeEach
    void makeClassPath() throws IOException {
        derived = Files.createDirectory(folder.resolve("derived"));
        jar(
                "tower",
                "Bundle-Vendor: Astrolabe\nBundle-Activator: tower.Ringer\n",
                "<extension-point id='"
                        + POINT
                        + "' name='%bells'/><extension id='e' name='%bells' point='"
                        + POINT
                        + "'><bell id='a' name='%big' class='x.Y'>loud"
                        + "<clapper mass='3'/><clapper/></bell><bell/></extension>");
        jar("broken", "Require-Bundle: gone\n", "<extension point='" + POINT + "'/>");
        jar("chapel", "", "<extension point='" + POINT + "'><bell name='%none'/></extension>");
    }

    private void jar(String name, String headers, String extensions) throws IOException {
        Path jar = folder.resolve(name + ".jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            Map<String, String> entries =
                    Map.of(
                            "META-INF/MANIFEST.MF",
                            "Manifest-Version: 1.0\nBundle-SymbolicName: stored."
                                    + name
                                    + "\nBundle-Version: 1.0.0\n"
                                    + headers,
                            "plugin.xml",
                            "<?eclipse version=\"3.4\"?><plugin>" + extensions + "</plugin>",
                            "plugin.properties",
                            "bells=Bells\nbig=B\\u00eatise\n");
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue().getBytes());
            }
        }
        jars.add(jar);
    }

    private URLClassLoader loader() throws IOException {
        URL[] path = new URL[jars.size()];
        for (int i = 0; i < path.length; i++) {
            path[i] = jars.get(i).toUri().toURL();
        }
        return new URLClassLoader(path, null);
    }

    private @Nullable StoredExtensions stored() {
        return StoredExtensions.in(derived, jars);
    }

    /** All that a registry knows, as text. */
    private static List<String> content(IExtensionRegistry registry) {
        List<String> content = new ArrayList<>();
        for (IExtensionPoint point : registry.getExtensionPoints()) {
            content.add(
                    String.join(
                            " ",
                            point.getUniqueIdentifier(),
                            point.getLabel(),
                            point.getContributor().getName()));
            for (IExtension extension : point.getExtensions()) {
                content.add(
                        extension.getUniqueIdentifier()
                                + extension.getLabel()
                                + extension.getContributor().getName()
                                + elements(extension.getConfigurationElements()));
            }
        }
        return content;
    }

    private static List<String> elements(IConfigurationElement[] elements) {
        List<String> content = new ArrayList<>();
        for (IConfigurationElement element : elements) {
            StringBuilder text = new StringBuilder(element.getName());
            for (String name : new TreeSet<>(Arrays.asList(element.getAttributeNames()))) {
                text.append(' ').append(name).append('=').append(element.getAttribute(name));
            }
            content.add(text + " " + element.getValue() + elements(element.getChildren()));
        }
        return content;
    }

    @Test
    void itIsWhatTheJarsSayEvenWhenTheFilesAreGone() throws Exception {
        try (URLClassLoader loader = loader()) {
            IExtensionRegistry read = new PlainExtensions(loader).registry();
            new PlainExtensions(loader).store(derived, jars);

            StoredExtensions stored = stored();

            assertThat(stored).isNotNull();
            IExtensionRegistry registry = stored == null ? null : stored.registry(loader);
            FileReplacement.deleteFolder(derived);
            assertThat(registry).isNotNull();
            if (stored != null && registry != null) {
                assertThat(content(registry)).isEqualTo(content(read));
                assertThat(content(registry).toString()).contains("Bells", "B\u00eatise", "loud");
                assertThat(stored.leftOut()).containsOnlyKeys("stored.broken");
            }
        }
    }

    @Test
    void whatIsNotAsItWasIsNotBelieved() throws Exception {
        try (URLClassLoader loader = loader()) {
            assertThat(stored()).as("nothing stored").isNull();
            new PlainExtensions(loader).store(derived, jars);
            assertThat(stored()).isNotNull();

            assertThat(StoredExtensions.in(derived, jars.subList(0, 2))).as("fewer jars").isNull();
            assertThat(StoredExtensions.in(derived, jars.reversed())).as("another order").isNull();
            FileTime time = Files.getLastModifiedTime(jars.get(2));
            Files.setLastModifiedTime(jars.get(2), FileTime.fromMillis(time.toMillis() + 1000));
            assertThat(stored()).as("another time").isNull();
            Files.setLastModifiedTime(jars.get(2), time);
            assertThat(stored()).as("as before").isNotNull();
            if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(
                        derived, PosixFilePermissions.fromString("rwxrwxrwx"));
                assertThat(stored()).as("a folder of everybody").isNull();
                Files.setPosixFilePermissions(
                        derived, PosixFilePermissions.fromString("rwx------"));
                Path other = Files.createDirectory(folder.resolve("other"));
                Files.createSymbolicLink(
                        other.resolve("extensions"), derived.resolve("extensions"));
                assertThat(StoredExtensions.in(other, jars)).as("a link").isNull();
            }
        }
    }

    @Test
    void noDamagedFileIsBelieved() throws Exception {
        try (URLClassLoader loader = loader()) {
            new PlainExtensions(loader).store(derived, jars);
            List<Path> files;
            try (Stream<Path> found = Files.walk(derived)) {
                files = found.filter(Files::isRegularFile).toList();
            }
            assertThat(files).hasSizeGreaterThan(5);
            for (Path file : files) {
                byte[] good = Files.readAllBytes(file);
                for (int at : new int[] {0, good.length / 2, good.length - 1}) {
                    if (good.length > 0) {
                        byte[] bad = good.clone();
                        bad[at] ^= 4;
                        Files.write(file, bad);
                        assertThat(stored()).as("%s at %d", file, at).isNull();
                    }
                }
                Files.delete(file);
                assertThat(stored()).as("without %s", file).isNull();
                Files.write(file, good);
            }
            assertThat(stored()).isNotNull();
        }
    }

    @Test
    void aClassPathWithAFolderIsNotStored() throws Exception {
        try (URLClassLoader loader = loader()) {
            jars.add(folder);
            assertThatThrownBy(() -> new PlainExtensions(loader).store(derived, jars))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("is not a jar");
            assertThat(derived).isEmptyDirectory();
        }
    }
}
