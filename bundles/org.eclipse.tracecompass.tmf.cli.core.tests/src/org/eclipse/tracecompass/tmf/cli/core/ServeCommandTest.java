package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the command says before it serves; serving itself is tested beside the server. */
@ExtendWith(TemporaryCache.class)
class ServeCommandTest {

    @Test
    void aPortThatIsInUseIsNamedWithAWayOut() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun run =
                    CommandRun.of(
                            "serve",
                            "--port",
                            Integer.toString(taken.getLocalPort()),
                            TraceFixtures.KERNEL.toString());
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err())
                    .contains("The port " + taken.getLocalPort())
                    .contains("in use")
                    .contains("--port");
        }
    }

    @Test
    void whatCannotBeServedIsSaidAtOnce(@TempDir Path folder) {
        assertThat(CommandRun.of("serve", "--port", "70000").code()).isEqualTo(2);
        CommandRun missing = CommandRun.of("serve", folder.resolve("none").toString());
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).contains("none");
        CommandRun empty = CommandRun.of("serve", "--port", "0", folder.toString());
        assertThat(empty.code()).isEqualTo(1);
        assertThat(empty.err()).contains(folder.toString());
        CommandRun root = CommandRun.of("serve", "--root", folder.resolve("no-root").toString());
        assertThat(root.code()).isEqualTo(1);
        assertThat(root.err()).contains("no-root");
    }
}
