package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources, target and Javadoc from an installation. */
class SdkTest {

    @TempDir Path temp = Path.of("");

    private Sdk sdk() throws IOException {
        Path home = temp.resolve("home");
        Path types = home.resolve("sdk/sources/lamps/org/example/lamps");
        Files.createDirectories(types);
        Files.createDirectories(home.resolve("plugins"));
        Path jar = home.resolve("plugins/lamps_1.2.3.jar");
        new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
        Files.writeString(
                types.resolve("Lamp.java"),
                "package org.example.lamps;\n/** A lamp. */\npublic class Lamp {}\n");
        return new Sdk(home, Files.createDirectories(temp.resolve("out")));
    }

    @Test
    void aSourceBundleHasTheVersionOfItsBundle() throws IOException {
        Sdk sdk = sdk();
        assertThat(sdk.bundles()).containsExactly("lamps");

        sdk.writeSources("lamps");

        Path jar = temp.resolve("out/sources/lamps.source_1.2.3.jar");
        try (JarFile file = new JarFile(jar.toFile())) {
            assertThat(file.getManifest().getMainAttributes().getValue("Eclipse-SourceBundle"))
                    .isEqualTo("lamps;version=\"1.2.3\";roots:=\".\"");
            assertThat(file.getEntry("org/example/lamps/Lamp.java")).isNotNull();
        }
    }

    @Test
    void theTargetHasTheInstallationAndTheSources() throws IOException {
        sdk().writeTarget();

        assertThat(Files.readString(temp.resolve("out/astrolabe.target")))
                .contains(temp.resolve("home/plugins") + "\"")
                .contains(temp.resolve("out/sources") + "\"");
    }

    @Test
    void theJavadocHasAPagePerType() throws Exception {
        Sdk sdk = sdk();

        if (sdk.writeJavadoc(sdk.bundles()) == Sdk.NO_JAVADOC) {
            assertThat(temp.resolve("out/javadoc")).doesNotExist();
        } else {
            assertThat(temp.resolve("out/javadoc/org/example/lamps/Lamp.html")).exists();
        }
    }

    @Test
    void anInstallationWithoutSourcesHasNone() throws IOException {
        assertThat(new Sdk(temp, temp).bundles()).isEmpty();
    }
}
