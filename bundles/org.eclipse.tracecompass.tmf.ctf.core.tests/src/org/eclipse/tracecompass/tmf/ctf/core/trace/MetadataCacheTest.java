package org.eclipse.tracecompass.tmf.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The metadata of many traces is parsed once per trace, and once per text. */
class MetadataCacheTest {

    @TempDir Path folder = Path.of("");

    private Path trace(String name, String host) throws IOException {
        Path trace = Files.createDirectories(folder.resolve(name));
        Files.writeString(
                trace.resolve("metadata"),
                "/* CTF 1.8 */\ntrace { major = 1; minor = 8; byte_order = le; };\n"
                        + "env { hostname = \"%s\"; };\n".formatted(host));
        return trace;
    }

    @Test
    void manyTracesAreParsedOnceEach() throws IOException {
        List<TraceClass> first = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            first.add(MetadataCache.read(trace("t" + i, "host" + i)));
        }
        for (int i = 0; i < 100; i++) {
            assertThat(MetadataCache.read(folder.resolve("t" + i))).isSameAs(first.get(i));
            assertThat(first.get(i).environment("hostname")).isEqualTo("host" + i);
        }
    }

    @Test
    void copiesShareWhatTheTextSays() throws IOException {
        TraceClass one = MetadataCache.read(trace("one", "alpha"));
        assertThat(MetadataCache.read(trace("copy", "alpha"))).isSameAs(one);
        assertThat(MetadataCache.read(trace("one", "another")).environment("hostname"))
                .isEqualTo("another");
    }
}
