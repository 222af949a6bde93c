package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plug-ins are added to an installation, listed and removed. */
class InstallCommandTest {

    private static final String HOME = "astrolabe.home";
    private static final String EXTENSIONS =
            "<plugin><extension point='org.eclipse.linuxtools.tmf.core.tracetype'/></plugin>";

    @TempDir Path temp = Path.of("");
    private Path home = Path.of("");
    private @Nullable String before;
    private final String userHome = System.getProperty("user.home");

    @BeforeEach
    void anInstallation() throws IOException {
        before = System.getProperty(HOME);
        home = Files.createDirectories(temp.resolve("astrolabe"));
        Files.createDirectories(home.resolve("plugins"));
        jar("astrolabe/plugins/core.jar", "core", "9.5.0", "Bundle-Vendor", "Astrolabe");
        Path list =
                home.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
        Files.createDirectories(list.getParent());
        Files.writeString(
                list,
                "#version=1\ncore,9.5.0,plugins/core.jar,4,false\ngone,1.0.0,plugins/x.jar,4,false\n");
        System.setProperty(HOME, home.toString());
        System.setProperty("user.home", temp.toString());
    }

    @AfterEach
    void restore() {
        System.setProperty("user.home", userHome);
        if (before == null) {
            System.clearProperty(HOME);
        } else {
            System.setProperty(HOME, before);
        }
    }

    /** A bundle with extensions for traces; headers are names and values in turn. */
    private Path jar(String file, String name, String version, String... headers)
            throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-SymbolicName", name + ";singleton:=true");
        main.putValue("Bundle-Version", version);
        for (int i = 0; i < headers.length; i += 2) {
            main.putValue(headers[i], headers[i + 1]);
        }
        Path path = temp.resolve(file);
        Files.createDirectories(path.getParent());
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(path), manifest)) {
            jar.putNextEntry(new ZipEntry("plugin.xml"));
            jar.write(EXTENSIONS.getBytes(StandardCharsets.UTF_8));
        }
        return path;
    }

    private List<String> dropins() throws IOException {
        Path folder = home.resolve("dropins");
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aPluginIsAddedListedReplacedAndRemoved() throws IOException {
        CommandRun none = CommandRun.of("plugins");
        assertThat(none.code()).isZero();
        assertThat(none.err()).contains("No plug-in was added", "astrolabe install");

        Path first =
                jar("one.jar", "lamps", "1.0.0", "Require-Bundle", "core;bundle-version=\"9.0.0\"");
        assertThat(CommandRun.of("install", first.toString()).err())
                .isEqualTo("astrolabe: note: Installed lamps 1.0.0.\n");
        assertThat(dropins()).containsExactly("lamps_1.0.0.jar");
        assertThat(CommandRun.data("plugins").lines())
                .anyMatch(line -> line.matches("lamps +1\\.0\\.0 +dropins +in use"));

        Path second = jar("two.jar", "lamps", "1.1.0");
        assertThat(CommandRun.of("install", second.toString()).err())
                .isEqualTo(
                        "astrolabe: note: Removed lamps 1.0.0.\n"
                                + "astrolabe: note: Installed lamps 1.1.0.\n");
        assertThat(dropins()).containsExactly("lamps_1.1.0.jar");

        assertThat(CommandRun.of("uninstall", "lamps").err())
                .isEqualTo("astrolabe: note: Removed lamps 1.1.0.\n");
        assertThat(dropins()).isEmpty();
    }

    @Test
    void aPluginThatRequiresWhatIsNotThereIsRefused() throws IOException {
        Path plugin =
                jar(
                        "bad.jar",
                        "lamps",
                        "1.0.0",
                        "Require-Bundle",
                        "core;bundle-version=\"[10.0.0,11.0.0)\",com.example.gone",
                        "Import-Package",
                        "org.gone");

        CommandRun run = CommandRun.of("install", plugin.toString());

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo(
                        "astrolabe: lamps 1.0.0 cannot be used here: it requires the bundle core in"
                                + " the range [10.0.0,11.0.0) (installed: 9.5.0); the bundle"
                                + " com.example.gone; and the package org.gone. Nothing was"
                                + " installed.\n");
        assertThat(dropins()).isEmpty();

        Files.createDirectories(home.resolve("dropins"));
        Files.copy(plugin, home.resolve("dropins/bad.jar"));
        assertThat(CommandRun.data("plugins"))
                .contains("left out: requires the bundle core in the range [10.0.0,11.0.0)");
    }

    @Test
    void pluginsOfAFolderMayRequireEachOther() throws IOException {
        jar("both/a.jar", "a", "1.0.0", "Require-Bundle", "b");
        jar("both/plugins/b.jar", "b", "1.0.0");

        assertThat(CommandRun.of("install", temp.resolve("both").toString()).code()).isZero();

        assertThat(dropins()).containsExactly("a_1.0.0.jar", "b_1.0.0.jar");
    }

    @Test
    void whatIsNoPluginIsExplained() throws IOException {
        Path text = Files.writeString(temp.resolve("notes.txt"), "no plug-in");
        CommandRun noPlugin = CommandRun.of("install", text.toString());
        assertThat(noPlugin.code()).isEqualTo(1);
        assertThat(noPlugin.err()).contains("notes.txt", "no jar whose manifest names a bundle");

        CommandRun missing = CommandRun.of("install", temp.resolve("none.jar").toString());
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).contains("There is no file or folder", "none.jar");

        Path plugin = jar("one.jar", "lamps", "1.0.0");
        CommandRun unit = CommandRun.of("install", plugin.toString(), "--unit", "lamps");
        assertThat(unit.code()).isEqualTo(2);
        assertThat(unit.err()).contains("no update site");

        Path broken = Files.writeString(temp.resolve("broken.jar"), "PK no more");
        CommandRun damaged = CommandRun.of("install", broken.toString());
        assertThat(damaged.code()).isEqualTo(1);
        assertThat(damaged.err()).contains("broken.jar").doesNotContain("\tat ");
    }

    @Test
    void withoutAnInstallationNothingCanBeAdded() {
        System.clearProperty(HOME);
        for (String[] command :
                new String[][] {{"plugins"}, {"install", "a.jar"}, {"uninstall", "lamps"}}) {
            CommandRun run = CommandRun.of(command);
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains("not installed here");
        }
    }

    @Test
    void aPluginIsSwitchedOffAndOnAgain() throws IOException {
        CommandRun.of("install", jar("one.jar", "lamps", "1.0.0").toString());

        assertThat(CommandRun.of("plugins", "--disable", "lamps").err())
                .contains("Switched lamps off");
        assertThat(CommandRun.data("plugins").lines())
                .anyMatch(line -> line.matches("lamps +1\\.0\\.0 +dropins +switched off"));

        assertThat(CommandRun.of("plugins", "--enable", "lamps").err())
                .contains("Switched lamps on");
        assertThat(CommandRun.data("plugins").lines()).anyMatch(line -> line.endsWith("in use"));
    }

    @Test
    void onlyAPluginThatIsThereIsSwitchedOff() {
        CommandRun run = CommandRun.of("plugins", "--disable", "none");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("There is no plug-in none");
    }
}
