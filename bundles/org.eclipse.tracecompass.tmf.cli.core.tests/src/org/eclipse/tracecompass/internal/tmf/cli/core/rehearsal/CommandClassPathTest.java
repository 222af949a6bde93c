package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of an installation the commands can reach. */
class CommandClassPathTest {

    private static final String OURS = "Bundle-Vendor: Astrolabe\n";

    @TempDir Path folder = Path.of("");

    private final List<Path> jars = new ArrayList<>();

    @Test
    void requirementsOfOurBundlesAreFollowedToTheirEnd() throws IOException {
        bundle("a.core", OURS + "Require-Bundle: lib.one;bundle-version=\"[1,2)\",gone\n", "");
        bundle("lib.other", "", "");
        bundle("lib.one", "Import-Package: b.p;version=\"[1,2)\",c.p;resolution:=optional\n", "");
        bundle("lib.b", "Export-Package: b.o,b.p;version=\"1.0\"\n", "");
        bundle("lib.b2", "Export-Package: b.p;version=\"2.0\"\n", "");
        bundle("lib.c", "Export-Package: c.p\nRequire-Bundle: a.core\n", "");
        assertThat(reached()).containsExactly("a.core", "lib.one", "lib.b", "lib.b2", "lib.c");
    }

    @Test
    void ourScreensAreThereButNotWhatTheyRequire() throws IOException {
        bundle("workbench", "", "<extension point=\"org.eclipse.ui.views\"/>");
        bundle("a.ui;singleton:=true", OURS + "Require-Bundle: workbench\n", "");
        assertThat(reached()).containsExactly("a.ui");
    }

    @Test
    void foreignPluginsAreThereWithTheirScreens() throws IOException {
        bundle("workbench", "", "");
        bundle("lamps", "", "<extension point=\"org.eclipse.linuxtools.tmf.core.tracetype\"/>");
        bundle("lamps.ui", "Require-Bundle: workbench,org.eclipse.tracecompass.tmf.ui\n", "");
        bundle("team", "Require-Bundle: workbench\n", "");
        assertThat(reached()).containsExactly("workbench", "lamps", "lamps.ui");
    }

    /** A plug-in is used only if the requirements of what it requires are met, too. */
    @Test
    void withAPluginOurScreensHaveWhatTheyRequire() throws IOException {
        bundle("workbench", "Require-Bundle: toolkit\n", "");
        bundle("toolkit", "", "");
        bundle("org.eclipse.tracecompass.tmf.ui", OURS + "Require-Bundle: workbench\n", "");
        assertThat(reached()).containsExactly("org.eclipse.tracecompass.tmf.ui");
        bundle("lamps", "Require-Bundle: org.eclipse.tracecompass.tmf.ui\n", "");
        assertThat(reached())
                .containsExactly(
                        "workbench", "toolkit", "org.eclipse.tracecompass.tmf.ui", "lamps");
    }

    @Test
    void fragmentsComeWithTheirHost() throws IOException {
        bundle("a.core", OURS + "Require-Bundle: files\n", "");
        bundle("files", "", "");
        bundle("files.linux", "Fragment-Host: files;bundle-version=\"1.0\"\n", "");
        bundle("toolkit", "", "");
        bundle("toolkit.linux", "Fragment-Host: toolkit\n", "");
        assertThat(reached()).containsExactly("a.core", "files", "files.linux");
    }

    @Test
    void whatIsNoBundleStays() throws IOException {
        write("plain.jar", "META-INF/x", "");
        jars.add(Files.createDirectory(folder.resolve("classes")));
        bundle("other", "", "");
        assertThat(reached()).containsExactly("plain", "classes");
    }

    private List<String> reached() throws IOException {
        return CommandClassPath.of(jars).stream()
                .map(path -> path.getFileName().toString().replace(".jar", ""))
                .toList();
    }

    private void bundle(String symbolicName, String headers, String extensions) throws IOException {
        String manifest =
                "Manifest-Version: 1.0\nBundle-ManifestVersion: 2\nBundle-SymbolicName: "
                        + symbolicName
                        + '\n'
                        + headers;
        write(
                symbolicName.split(";")[0] + ".jar",
                "META-INF/MANIFEST.MF",
                manifest,
                "plugin.xml",
                extensions);
    }

    private void write(String jar, String... entries) throws IOException {
        Path path = folder.resolve(jar);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(path))) {
            for (int i = 0; i < entries.length; i += 2) {
                out.putNextEntry(new ZipEntry(entries[i]));
                out.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        jars.add(path);
    }
}
