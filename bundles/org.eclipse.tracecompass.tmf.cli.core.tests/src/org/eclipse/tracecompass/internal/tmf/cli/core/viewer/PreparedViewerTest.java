package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.Viewer.Platform;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreparedViewerTest {

    private static final String INFO =
            "configuration/org.eclipse.equinox.simpleconfigurator/bundles.info";

    @TempDir Path temp = Path.of("");

    private Path home = Path.of("");
    private Path derived = Path.of("");

    @BeforeEach
    void install() throws IOException {
        temp = temp.toRealPath();
        home = Files.createDirectories(temp.resolve("home"));
        derived = Files.createDirectories(temp.resolve("derived"));
        Files.createDirectories(home.resolve("plugins"));
        Files.createDirectories(home.resolve(INFO).getParent());
        Files.writeString(
                home.resolve("configuration/config.ini"),
                """
                eclipse.product=the.product
                osgi.framework=file\\:plugins/org.eclipse.osgi_1.jar
                osgi.framework.extensions=reference\\:file\\:org.eclipse.osgi.compatibility.state_1.jar
                osgi.bundles=reference\\:file\\:org.eclipse.equinox.simpleconfigurator_1.jar@1\\:start
                """);
        jar("org.eclipse.osgi", Map.of("META-INF/ECLIPSE_.SF", "s", "META-INF/ECLIPSE_.RSA", "r"));
        jar("org.eclipse.equinox.simpleconfigurator", Map.of());
        jar("org.eclipse.equinox.p2.reconciler.dropins", Map.of());
        jar("org.eclipse.osgi.compatibility.state", Map.of());
        jar("org.eclipse.tracecompass.rcp.start", Map.of());
        jar("org.eclipse.swt.gtk", Map.of("libswt.so", "native", "deep/libother.so", "no"));
        list("org.eclipse.tracecompass.rcp.start", "true");
        list("org.eclipse.swt.gtk", "false");
        list("org.eclipse.equinox.p2.reconciler.dropins", "true");
        list("org.eclipse.osgi", "true");
        list("org.eclipse.equinox.simpleconfigurator", "true");
        list("org.eclipse.osgi.compatibility.state", "false");
    }

    private Path plugin(String name) {
        return home.resolve("plugins").resolve(name + "_1.jar");
    }

    private void jar(String name, Map<String, String> files) throws IOException {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(
                "META-INF/MANIFEST.MF",
                """
                Manifest-Version: 1.0
                Bundle-SymbolicName: %s
                Fragment-Host: system.bundle

                Name: a/A.class
                SHA-256-Digest: abc

                """
                        .formatted(name));
        all.putAll(files);
        try (OutputStream out = Files.newOutputStream(plugin(name));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> file : all.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        }
    }

    private void list(String name, String isStarted) throws IOException {
        listAt(name, "plugins/" + name + "_1.jar", isStarted);
    }

    private void listAt(String name, String place, String isStarted) throws IOException {
        Files.writeString(
                home.resolve(INFO),
                "%s,1,%s,4,%s\n".formatted(name, place, isStarted),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    private PreparedViewer prepare() throws IOException {
        return PreparedViewer.make(home, derived).orElseThrow();
    }

    private List<Path> folders() throws IOException {
        try (Stream<Path> files = Files.list(derived)) {
            return files.sorted().toList();
        }
    }

    private Path folder() throws IOException {
        assertThat(folders()).hasSize(1);
        return folders().getFirst();
    }

    @Test
    void allBundlesAreOnTheClassPathTheFrameworkFirst() throws IOException {
        String classPath = prepare().classPath();
        assertThat(classPath.split(File.pathSeparator))
                .hasSize(6)
                .startsWith(folder().resolve("plugins/org.eclipse.osgi_1.jar").toString())
                .contains(plugin("org.eclipse.tracecompass.rcp.start").toString())
                .allMatch(entry -> Files.isRegularFile(Path.of(entry)));
        assertThat(prepare().arguments())
                .containsSubsequence("-cp", classPath, "org.eclipse.equinox.launcher.Main");
    }

    @Test
    void signedJarsAreCopiedWithoutTheirSignatures() throws IOException {
        prepare();
        try (JarFile jar =
                new JarFile(folder().resolve("plugins/org.eclipse.osgi_1.jar").toFile())) {
            assertThat(jar.stream().map(ZipEntry::getName)).containsExactly("META-INF/MANIFEST.MF");
            assertThat(jar.getManifest().getEntries()).isEmpty();
            assertThat(jar.getManifest().getMainAttributes().getValue("Fragment-Host"))
                    .isEqualTo("system.bundle");
        }
        assertThat(folder().resolve("plugins/org.eclipse.swt.gtk_1.jar")).doesNotExist();
        assertThat(plugin("org.eclipse.osgi")).as("the installation").exists();
    }

    @Test
    void theExtensionOfTheFrameworkIsAnOrdinaryBundle() throws IOException {
        prepare();
        Path copy = folder().resolve("plugins/org.eclipse.osgi.compatibility.state_1.jar");
        try (JarFile jar = new JarFile(copy.toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Fragment-Host")).isNull();
        }
        assertThat(settings()).doesNotContainKey("osgi.framework.extensions");
    }

    @Test
    void theConfigurationNamesTheCopiesAndKeepsTheProduct() throws IOException {
        prepare();
        assertThat(settings())
                .containsEntry("eclipse.product", "the.product")
                .containsEntry(
                        "osgi.framework",
                        "file:" + folder().resolve("plugins/org.eclipse.osgi_1.jar"))
                .containsEntry("osgi.configuration.cascaded", "false");
        assertThat(Files.readAllLines(folder().resolve("configuration/bundles.info")))
                .contains(
                        "org.eclipse.equinox.p2.reconciler.dropins,1,%s,4,false"
                                .formatted(
                                        plugin("org.eclipse.equinox.p2.reconciler.dropins")
                                                .toUri()),
                        "org.eclipse.swt.gtk,1,%s,4,false"
                                .formatted(plugin("org.eclipse.swt.gtk").toUri()));
    }

    private Properties settings() throws IOException {
        Properties settings = new Properties();
        try (InputStream in = Files.newInputStream(folder().resolve("configuration/config.ini"))) {
            settings.load(in);
        }
        return settings;
    }

    @Test
    void theLibrariesOfTheToolkitAreUnpacked() throws IOException {
        prepare();
        assertThat(folder().resolve("native/libswt.so")).hasContent("native");
        assertThat(folder().resolve("native/libother.so")).doesNotExist();
    }

    @Test
    void itIsPreparedOnceAndAgainWhenTheInstallationChanges() throws IOException {
        prepare();
        Path first = folder();
        prepare();
        assertThat(folder()).isEqualTo(first);
        jar("org.eclipse.swt.gtk", Map.of("libswt.so", "another"));
        prepare();
        assertThat(folder()).as("the former one is removed").isNotEqualTo(first);
    }

    @Test
    void whatARunningViewerUsesStays() throws IOException {
        prepare();
        Path first = folder();
        try (FileChannel channel =
                FileChannel.open(
                        first.resolve(PreparedViewer.IN_USE),
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            channel.lock(0, Long.MAX_VALUE, true);
            jar("org.eclipse.swt.gtk", Map.of("libswt.so", "another"));
            prepare();
            assertThat(folders()).hasSize(2).contains(first);
        }
    }

    @Test
    void whatAKilledProcessHasLeftIsRemoved() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Path left =
                Files.createDirectories(derived.resolve("viewer-1." + ended.pid() + "/plugins"));
        Path running = Files.createDirectory(derived.resolve("viewer-2.1"));
        prepare();
        assertThat(left.getParent()).doesNotExist();
        assertThat(running).exists();
    }

    @Test
    void aPlugInThatThePlatformDoesNotKnowYetWantsTheOrdinaryStart() throws IOException {
        Path dropins = Files.createDirectories(home.resolve("dropins"));
        Path jar = Files.createFile(dropins.resolve("x.jar"));
        assertThat(PreparedViewer.make(home, derived)).isEmpty();
        listAt("x", "dropins/x.jar", "false");
        assertThat(prepare().classPath()).as("it has its own class loader").doesNotContain("x.jar");
        assertThat(folder().resolve("configuration/bundles.info"))
                .content()
                .contains("x,1," + jar.toUri() + ",4,false");
    }

    @Test
    void aPlugInThatReplacesABundleWantsTheOrdinaryStart() throws IOException {
        Path dropins = Files.createDirectories(home.resolve("dropins"));
        Files.createFile(dropins.resolve("swt.jar"));
        listAt("org.eclipse.swt.gtk", "dropins/swt.jar", "false");
        assertThat(PreparedViewer.make(home, derived)).isEmpty();
    }

    @Test
    void aBundleThatIsMissingWantsTheOrdinaryStart() throws IOException {
        Files.delete(plugin("org.eclipse.swt.gtk"));
        assertThat(PreparedViewer.make(home, derived)).isEmpty();
        assertThat(folders()).isEmpty();
    }

    @Test
    void aDamagedJarLeavesNothing() throws IOException {
        Files.writeString(plugin("org.eclipse.swt.gtk"), "no jar");
        assertThatThrownBy(() -> PreparedViewer.make(home, derived))
                .isInstanceOf(IOException.class);
        assertThat(folders()).isEmpty();
        listAt("org.eclipse.equinox.launcher", "plugins/launcher.jar", "false");
        Viewer viewer = Viewer.at(home, Platform.LINUX, ViewerArchive.in(derived, "25.0.1"));
        assertThat(viewer.command(Path.of("/w"), List.of("/trace")))
                .as("the viewer starts in the ordinary way")
                .contains("-jar")
                .noneMatch(word -> word.contains("AOT"));
    }

    @Test
    void aRehearsalThatFailsLeavesTheOrdinaryStart() throws IOException {
        listAt("org.eclipse.equinox.launcher", "plugins/org.eclipse.osgi_1.jar", "false");
        ViewerArchive archive = ViewerArchive.in(derived, "25.0.1");
        Viewer viewer = Viewer.at(home, Platform.LINUX, archive);
        assertThat(viewer.rehearse(":0", temp, Path.of("/trace")))
                .as("jars without classes cannot be started")
                .isFalse();
        assertThat(viewer.command(Path.of("/w"), List.of("/trace"))).contains("-jar");
        assertThat(archive.hasFailed()).as("it is not tried after each viewer").isTrue();
        FileTime twoDaysAgo = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
        Files.setLastModifiedTime(derived.resolve("classes-viewer-25.0.1.failed"), twoDaysAgo);
        assertThat(archive.hasFailed()).as("it is tried once a day").isFalse();
    }

    @Test
    void theWorkbenchIsStartedWithTheArchive() throws IOException {
        listAt("org.eclipse.equinox.launcher", "plugins/org.eclipse.osgi_1.jar", "false");
        ViewerArchive archive = ViewerArchive.in(derived, "25.0.1");
        Viewer viewer = Viewer.at(home, Platform.LINUX, archive);
        assertThat(viewer.command(Path.of("/w"), List.of("/trace")))
                .as("the first one does not wait")
                .contains("-jar");
        assertThat(PreparedViewer.find(home, derived)).isEmpty();
        viewer.prepare();
        assertThat(viewer.command(Path.of("/w"), List.of("/trace")))
                .contains("-XX:AOTMode=record")
                .doesNotContain("-jar");
        Files.writeString(derived.resolve("classes-viewer-25.0.1"), "classes");
        archive.writeArguments(archive.optionsOfUse());
        assertThat(viewer.command(Path.of("/w"), List.of("/trace")))
                .containsSubsequence(
                        "-XX:AOTCache=" + derived.resolve("classes-viewer-25.0.1"),
                        "-cp",
                        "org.eclipse.equinox.launcher.Main",
                        "-install",
                        home.toString(),
                        "/trace");
    }
}
