package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scripts of a checkout, in one whose product only prints its arguments. */
@EnabledOnOs(OS.LINUX)
class CheckoutScriptsTest {

    private static final String PRODUCTS =
            "rcp/target/products/org.eclipse.tracecompass.rcp.product";

    @TempDir Path folder = Path.of("");

    @BeforeEach
    void checkOut() throws IOException {
        Path checkout = Files.createDirectory(folder.resolve("check out"));
        for (String script : List.of("astrolabe", "build")) {
            executable(Files.copy(script(script), checkout.resolve(script)));
        }
        Path toolchain = checkout.resolve("releng/toolchain.sh");
        Files.createDirectories(toolchain.getParent());
        Files.writeString(toolchain, "need_jdk() { JAVA_HOME=%s; }\n".formatted(jdk()));
        product("linux/gtk/x86_64/astrolabe/astrolabe", "started");
    }

    private static Path jdk() {
        return Path.of(System.getProperty("java.home"));
    }

    /** Makes the launcher of a product that only says something and prints its arguments. */
    private void product(String launcher, String says) throws IOException {
        Path file = folder.resolve("check out").resolve(PRODUCTS).resolve(launcher);
        Files.createDirectories(file.getParent());
        executable(Files.writeString(file, "#!/bin/sh\necho \"%s $*\"\n".formatted(says)));
    }

    private static Path script(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.exists(p.resolve("releng/toolchain.sh"))) {
                return p.resolve(name);
            }
        }
        throw new IllegalStateException("no script " + name);
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Runs a script through a link to a link, the one absolute and the other relative. */
    private String run(String script, String argument) throws Exception {
        Path near = Files.createDirectory(folder.resolve("near " + script)).resolve("link");
        Files.createSymbolicLink(near, Path.of("../check out", script));
        Path far = Files.createSymbolicLink(folder.resolve("far " + script), near);
        return out(new ProcessBuilder(far.toString(), argument));
    }

    private static String out(ProcessBuilder command) throws Exception {
        Process process = command.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }

    @Test
    void workThroughLinks() throws Exception {
        assertThat(run("astrolabe", "info")).isEqualTo("started info\n");
        assertThat(run("build", "help")).startsWith("usage: ./build");
    }

    @ParameterizedTest
    @CsvSource({
        "darwin23, macosx/cocoa/aarch64/Astrolabe.app/Contents/Eclipse/astrolabe",
        "msys, win32/win32/x86_64/astrolabe/astrolabe.bat"
    })
    void startTheProductOfTheSystem(String system, String launcher) throws Exception {
        product(launcher, system);
        ProcessBuilder command = astrolabe();
        command.environment().put("OSTYPE", system);
        assertThat(out(command)).isEqualTo(system + " info\n");
    }

    private ProcessBuilder astrolabe() {
        return new ProcessBuilder(folder.resolve("check out/astrolabe").toString(), "info");
    }

    @Test
    void whatAWindowNeedsIsLookedForOnce() throws Exception {
        Path toolchain = folder.resolve("check out/releng/toolchain.sh");
        Files.writeString(
                toolchain,
                "need_jdk() { JAVA_HOME=%s; }\nneed_gtk() { echo looked; }\n".formatted(jdk()));
        String script = folder.resolve("check out/astrolabe").toString();
        assertThat(out(new ProcessBuilder(script, "open"))).isEqualTo("looked\nstarted open\n");
        assertThat(out(new ProcessBuilder(script, "open"))).isEqualTo("started open\n");
    }

    @Test
    void theJdkIsFoundOnceForEachJavaHome() throws Exception {
        Path toolchain = folder.resolve("check out/releng/toolchain.sh");
        Files.writeString(toolchain, "need_jdk() { echo found; JAVA_HOME=%s; }\n".formatted(jdk()));
        product("linux/gtk/x86_64/astrolabe/astrolabe", "$JAVA_HOME");
        String started = jdk() + " info\n";
        assertThat(out(astrolabe())).isEqualTo("found\n" + started);
        assertThat(out(astrolabe())).isEqualTo(started);
        ProcessBuilder other = astrolabe();
        other.environment().put("JAVA_HOME", "/nowhere");
        assertThat(out(other)).isEqualTo("found\n" + started);
        Files.writeString(folder.resolve("check out/.build/jdk"), "JAVA_HOME=\n/gone\n");
        ProcessBuilder none = astrolabe();
        none.environment().remove("JAVA_HOME");
        assertThat(out(none)).isEqualTo("found\n" + started);
    }
}
