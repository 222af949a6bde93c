package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A plug-in by somebody else, with extension points only, becomes part of the product. */
@EnabledOnOs(OS.LINUX)
class ForeignPluginTest {

    private static final String PLUGIN = "org.eclipse.tracecompass.examples.tinytrace";

    @TempDir Path temp;

    @AfterEach
    void endTheBackground() throws InterruptedException {
        Installation.endProcessesOf(temp);
    }

    @Test
    void theExamplesTraceTypeAndAnalysisWorkOnceInstalled() throws Exception {
        Installation astrolabe =
                Installation.copyOf(
                                "org.eclipse.tracecompass.rcp.product", temp.resolve("astrolabe"))
                        .withoutArchives();
        Path trace =
                Installation.ROOT.resolve(
                        "doc/examples/org.eclipse.tracecompass.examples.tinytrace/traces/house.tiny");

        Outcome before = astrolabe.astrolabe("info", trace.toString());
        assertThat(before.exitCode()).as("before: " + before.out() + before.err()).isEqualTo(1);

        Outcome installed =
                astrolabe.astrolabe(
                        "install",
                        Installation.ROOT
                                .resolve("releng/examples-site/target/repository")
                                .toString());
        assertThat(installed.exitCode()).as(installed.out() + installed.err()).isZero();
        Outcome plugins = astrolabe.astrolabe("plugins");
        assertThat(plugins.out()).contains(PLUGIN, "in use");

        Outcome analyzed = astrolabe.astrolabe("analyze", trace.toString());
        assertThat(analyzed.exitCode()).as(analyzed.out() + analyzed.err()).isZero();
        assertThat(analyzed.out()).contains(PLUGIN + ".devices");

        Outcome queried =
                astrolabe.astrolabe(
                        "query",
                        trace.toString(),
                        "--analysis",
                        "devices",
                        "--attributes",
                        "Devices/*",
                        "--at",
                        "2000",
                        "--format",
                        "csv");
        assertThat(queried.exitCode()).as(queried.out() + queried.err()).isZero();
        assertThat(queried.out())
                .startsWith("attribute,start,end,type,value")
                .contains("Devices/door,");

        theChartTheTableAndTheFlameChartWork(astrolabe, trace);

        Outcome removed = astrolabe.astrolabe("uninstall", PLUGIN);
        assertThat(removed.exitCode()).as(removed.out() + removed.err()).isZero();
        assertThat(astrolabe.astrolabe("info", trace.toString()).exitCode()).isEqualTo(1);
    }

    private void theChartTheTableAndTheFlameChartWork(Installation astrolabe, Path trace)
            throws Exception {
        Path chart = temp.resolve("active.svg");
        Outcome charted =
                astrolabe.astrolabe(
                        "render",
                        trace.toString(),
                        "--view",
                        "Active Devices",
                        "--out",
                        chart.toString());
        assertThat(charted.exitCode()).as(charted.out() + charted.err()).isZero();
        assertThat(chart).content().contains("Active Devices");

        Outcome table =
                astrolabe.astrolabe(
                        "table", trace.toString(), "--view", "Device Spans", "--format", "csv");
        assertThat(table.exitCode()).as(table.out() + table.err()).isZero();
        assertThat(table.out().lines().filter(line -> line.endsWith(",door"))).hasSize(2);

        Path flames = temp.resolve("calls.svg");
        Outcome called =
                astrolabe.astrolabe(
                        "render",
                        trace.resolveSibling("kitchen.tiny").toString(),
                        "--view",
                        "flamechart",
                        "--out",
                        flames.toString());
        assertThat(called.exitCode()).as(called.out() + called.err()).isZero();
        assertThat(flames).content().contains("makeTea", "boil", "pour");
    }
}
