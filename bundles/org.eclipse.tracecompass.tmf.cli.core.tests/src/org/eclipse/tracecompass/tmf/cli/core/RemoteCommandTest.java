package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The address of a server in place of a trace: the same comes out as of the trace itself. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RemoteCommandTest {

    private static final String TOKEN = "abcdefghijklmnopqrstuvwxyz012345";

    @TempDir private Path folder = Path.of("");
    private TraceServer server = serve();

    private static TraceServer serve() {
        try {
            return TraceServer.at(
                    new ServerOptions(
                            InetAddress.getLoopbackAddress(),
                            0,
                            List.of(TraceFixtures.KERNEL),
                            TOKEN,
                            "1.2.3"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @BeforeAll
    void start() throws IOException {
        server.start();
        server.open(TraceFixtures.KERNEL);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String address() {
        return server.link().toString();
    }

    private void same(String... options) {
        String of = table(TraceFixtures.KERNEL.toString(), options);
        assertThat(of.lines().count()).isGreaterThan(2);
        assertThat(table(address(), options)).isEqualTo(of);
    }

    private static String table(String trace, String... options) {
        Object[] all = new Object[options.length + 6];
        System.arraycopy(
                new Object[] {"table", trace, "--format", "csv", "--limit", "5"}, 0, all, 0, 6);
        System.arraycopy(options, 0, all, 6, options.length);
        return CommandRun.data(all);
    }

    @Test
    void tablesAreThoseOfTheTrace() {
        same("--view", "cpu-usage", "--from", "+1s", "--to", "+2s");
        same("--view", "system-call-statistics", "--filter", "average > 1ms");
        same("--view", TableCommandTest.SCHEDULING, "--from", "+2800ms", "--to", "+2900ms");
        same("--view", "system-call-latency", "--sort", "-duration");
        same(
                "--view",
                "system-call-latency",
                "--from",
                "+2s",
                "--to",
                "+3s",
                "--sort",
                "start_time",
                "--filter",
                "name == futex && duration > 10us");
    }

    /** The states are columns in the order of the legend. */
    @Test
    void timesInEachStateAreThoseOfTheTrace() {
        for (String view : List.of("threads", "resources")) {
            List<String> rows = rows(TraceFixtures.KERNEL.toString(), view);
            assertThat(rows).hasSizeGreaterThan(10);
            assertThat(rows(address(), view)).isEqualTo(rows);
        }
    }

    private static List<String> rows(String trace, String view) {
        return CommandRun.data("table", trace, "--view", view, "--format", "csv").lines().toList();
    }

    @Test
    void aServerThatIsLostEndsTheCommand() throws Exception {
        try (TraceServer lost = serve()) {
            lost.start();
            lost.open(TraceFixtures.KERNEL);
            RemoteServer client =
                    new RemoteServer(ServerAddress.parse(lost.link().toString()), null);
            client.setImpatient();
            RemoteTrace trace = RemoteTrace.open(client, client.experiments(null).get(0), null);
            lost.close();
            for (IDataProviderDescriptor output : trace.getDescriptors()) {
                if (trace.createDataProvider(output.getId()) instanceof ITmfTreeDataProvider<?> p) {
                    assertThat(p.fetchTree(Map.of(), null).getStatus())
                            .isEqualTo(ITmfResponse.Status.FAILED);
                }
            }
            trace.dispose();
        }
    }

    /** Arrows are fewer: the server leaves out what one picture cannot show apart. */
    private static final Pattern ARROWS = Pattern.compile(".*\"#d1495b\".*");

    private String drawn(String trace, String view, String name) throws IOException {
        Path file = folder.resolve(name);
        CommandRun.data(
                "render", trace, "--view", view, "--from", "+1s", "--to", "+2s", "--out", file);
        return Files.readString(file);
    }

    @Test
    void picturesAndValuesAreThoseOfTheTrace() throws IOException {
        String local = TraceFixtures.KERNEL.toString();
        assertThat(drawn(address(), "cpu-usage", "remote.csv"))
                .isEqualTo(drawn(local, "cpu-usage", "local.csv"))
                .hasLineCount(1_602);
        assertThat(withoutArrows(drawn(address(), "threads", "remote.svg")))
                .containsExactlyElementsOf(withoutArrows(drawn(local, "threads", "local.svg")))
                .anyMatch(line -> line.contains(">python3<"));
    }

    private static List<String> withoutArrows(String picture) {
        return picture.lines().filter(line -> !ARROWS.matcher(line).matches()).toList();
    }

    private static String error(int code, Object... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.code()).as(run.err()).isEqualTo(code);
        assertThat(run.err()).hasLineCount(code == 2 ? 2 : 1);
        return run.err();
    }

    @Test
    void whatIsWrongIsOneSentence() {
        String bare = "http://localhost:" + server.address().getPort();
        assertThat(error(1, "table", bare, "--view", "cpu-usage")).contains("refuses the token");
        String wrong = error(1, "table", bare, "--token", "wrong", "--view", "cpu-usage");
        assertThat(wrong).contains("refuses the token").doesNotContain("wrong ");
        assertThat(error(1, "table", address() + "#other", "--view", "cpu-usage"))
                .contains("has the traces 'kernel'")
                .doesNotContain(TOKEN);
        assertThat(error(1, "render", address(), "--view", "nonsense", "--out", "a.svg"))
                .contains("There is no view 'nonsense'");
        assertThat(error(1, "query", address(), "--analysis", "kernel"))
                .contains("needs the files of the trace");
        assertThat(error(1, "table", "http://localhost:1/", "--view", "cpu-usage"))
                .contains("localhost:1 cannot be reached");
        assertThat(error(2, "table", "http://a b", "--view", "cpu-usage"))
                .contains("This is not an address");
        assertThat(error(2, "open", "http://a b")).contains("This is not an address");
        assertThat(error(2, "table", address(), "--view", "cpu-usage", "--type", "x"))
                .contains("--type needs the trace itself");
    }
}
