package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A new plug-in works in PDE: its target platform can be set, its projects build without errors and
 * warnings of ours, and its launch configuration is valid. PDE runs without a window, on the
 * platform of the product. Only with the profile {@code pde}, which fetches PDE.
 */
@EnabledIfSystemProperty(named = "astrolabe.pde", matches = ".+")
class PdeTest {

    private static final String NAME = "org.example.log";
    private static final Map<String, String> STARTED =
            Map.of(
                    "org.eclipse.equinox.common", "@2:start",
                    "org.apache.felix.scr", "@2:start",
                    "org.apache.aries.spifly.dynamic.bundle", "@2:start",
                    "org.eclipse.core.runtime", "@start");

    @TempDir Path temp;

    @Test
    void aNewPluginBuildsAndCanBeLaunchedInPde() throws Exception {
        Path pde = Path.of(System.getProperty("astrolabe.pde"));
        Path home = temp.resolve("astrolabe");
        Installation astrolabe = Installation.copyOf("org.eclipse.tracecompass.rcp.product", home);
        Path project = temp.resolve("project");
        Outcome written =
                astrolabe.astrolabe("new-plugin", NAME, "--kind", "all", "--out", project + "");
        assertThat(written.exitCode()).as(written.err()).isZero();
        theTargetHasJUnitAsAFolder(project.resolve("astrolabe.target"), pde.resolve("junit"));

        Map<String, Path> bundles = bundles(home.resolve("plugins"), pde.resolve("bundles"));
        bundles.put("probe", probe(bundles));
        bundles.put("org.junit", junit4());
        Path configuration = Files.createDirectories(temp.resolve("configuration"));
        Files.writeString(configuration.resolve("config.ini"), config(bundles));
        Outcome ran =
                astrolabe.run(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-jar",
                                bundles.get("org.eclipse.equinox.launcher").toString(),
                                "-configuration",
                                configuration.toString(),
                                "-data",
                                temp.resolve("workspace").toString(),
                                "-nosplash",
                                "-application",
                                "probe.app",
                                project.toString(),
                                NAME),
                        temp.toFile(),
                        Map.of());

        assertThat(ran.out())
                .as(ran.out() + ran.err())
                .contains("target: Status OK", "errors: 0", "launch: valid");
    }

    /** What m2e does with the location of type Maven, which PDE alone does not know. */
    private static void theTargetHasJUnitAsAFolder(Path target, Path junit) throws IOException {
        String text = Files.readString(target);
        String folder = "<location path=\"" + junit + "\" type=\"Directory\"/>";
        String changed = text.replaceAll("(?s)<location type=\"Maven\".*?</location>", folder);
        assertThat(changed).isNotEqualTo(text);
        Files.writeString(target, changed);
    }

    /** The bundles of the platform from the product, and those of PDE that it lacks, by name. */
    private static Map<String, Path> bundles(Path... folders) throws IOException {
        Map<String, Path> bundles = new TreeMap<>();
        for (Path folder : folders) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".jar"))
                        .forEach(
                                file -> {
                                    String name = header(file, "Bundle-SymbolicName");
                                    if (!name.isEmpty()
                                            && !name.startsWith("org.eclipse.tracecompass")) {
                                        bundles.putIfAbsent(name, file);
                                    }
                                });
            }
        }
        // the framework has these itself
        bundles.keySet().removeIf(name -> name.matches("org\\.osgi\\.(framework|dto|resource).*"));
        return bundles;
    }

    private static String header(Path jar, String name) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String value = manifest == null ? null : manifest.getMainAttributes().getValue(name);
            return value == null ? "" : value.split(";")[0].trim();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String config(Map<String, Path> bundles) {
        List<String> installed = new ArrayList<>();
        bundles.forEach(
                (name, file) -> {
                    if (!name.equals("org.eclipse.osgi")
                            && !name.startsWith("org.eclipse.equinox.launcher")) {
                        String start = STARTED.getOrDefault(name, "");
                        installed.add("reference:file:" + file.toAbsolutePath() + start);
                    }
                });
        return "osgi.bundles="
                + String.join(",", installed)
                + "\nosgi.bundles.defaultStartLevel=4\nosgi.framework=file:"
                + bundles.get("org.eclipse.osgi")
                + "\nosgi.configuration.cascaded=false\n";
    }

    /** A bundle with the application that asks PDE. */
    private Path probe(Map<String, Path> bundles) throws IOException {
        Path source = temp.resolve("PdeProbe.java");
        try (var in = PdeTest.class.getResourceAsStream("/PdeProbe.java.txt")) {
            Files.copy(in, source);
        }
        String path =
                bundles.values().stream().map(Path::toString).collect(Collectors.joining(":"));
        int failed =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-nowarn",
                                "--release",
                                "21",
                                "-cp",
                                path,
                                "-d",
                                temp.toString(),
                                source.toString());
        assertThat(failed).isZero();
        Manifest manifest = manifest("probe;singleton:=true");
        manifest.getMainAttributes()
                .putValue(
                        "Require-Bundle",
                        "org.eclipse.core.runtime,org.eclipse.equinox.app,"
                                + "org.eclipse.core.resources,org.eclipse.pde.core,"
                                + "org.eclipse.pde.launching,org.eclipse.debug.core");
        Path jar = temp.resolve("probe.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry("PdeProbe.class"));
            Files.copy(temp.resolve("PdeProbe.class"), out);
            out.putNextEntry(new JarEntry("plugin.xml"));
            out.write(
                    ("<plugin><extension id=\"app\" point=\"org.eclipse.core.runtime.applications\">"
                                    + "<application><run class=\"PdeProbe\"/></application>"
                                    + "</extension></plugin>")
                            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        return jar;
    }

    private static Manifest manifest(String name) {
        Manifest manifest = new Manifest();
        Attributes headers = manifest.getMainAttributes();
        headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.putValue("Bundle-ManifestVersion", "2");
        headers.putValue("Bundle-SymbolicName", name);
        headers.putValue("Bundle-Version", "4.13.2");
        return manifest;
    }

    /**
     * PDE's launcher of JUnit requires the bundle of JUnit 4, which has no such name as an
     * artifact.
     */
    private Path junit4() throws IOException {
        Path jar = temp.resolve("org.junit.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest("org.junit")).close();
        return jar;
    }
}
