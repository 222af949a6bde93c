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

/** The scripts of a checkout, in one whose product only prints its arguments. */
@EnabledOnOs(OS.LINUX)
class CheckoutScriptsTest {

    private static final String PRODUCT =
            "rcp/target/products/org.eclipse.tracecompass.rcp.product/linux/gtk/x86_64/astrolabe/astrolabe";

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
        Path product = checkout.resolve(PRODUCT);
        Files.createDirectories(product.getParent());
        executable(Files.writeString(product, "#!/bin/sh\necho \"started $*\"\n"));
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
        Process process =
                new ProcessBuilder(far.toString(), argument).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }

    @Test
    void workThroughLinks() throws Exception {
        assertThat(run("astrolabe", "info")).isEqualTo("started info\n");
        assertThat(run("build", "help")).startsWith("usage: ./build");
    }
}
