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
        Files.writeString(toolchain, "need_jdk() { :; }\n");
        product("linux/gtk/x86_64/astrolabe/astrolabe", "started");
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
        "Darwin, macosx/cocoa/aarch64/Astrolabe.app/Contents/Eclipse/astrolabe",
        "MINGW64_NT-10.0, win32/win32/x86_64/astrolabe/astrolabe.bat"
    })
    void startTheProductOfTheSystem(String system, String launcher) throws Exception {
        product(launcher, system);
        Path tools = Files.createDirectory(folder.resolve("tools"));
        executable(Files.writeString(tools.resolve("uname"), "#!/bin/sh\necho " + system + "\n"));
        ProcessBuilder command =
                new ProcessBuilder(folder.resolve("check out/astrolabe").toString(), "info");
        command.environment().merge("PATH", tools + ":", (path, first) -> first + path);
        assertThat(out(command)).isEqualTo(system + " info\n");
    }
}
