package org.eclipse.tracecompass.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.install.Installation.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The update site works in an Eclipse that has never heard of Astrolabe. */
@EnabledOnOs(OS.LINUX)
class UpdateSiteTest {

    @TempDir Path temp;

    @Test
    void aPlainEclipseInstallsTheFeaturesAndAnalyzesATrace() throws Exception {
        Installation eclipse =
                Installation.copyOf(
                        "org.eclipse.tracecompass.plain.product", temp.resolve("eclipse"));
        Path site = Installation.ROOT.resolve("releng/update-site/target/repository");

        Outcome installed =
                eclipse.install(
                        site,
                        "org.eclipse.tracecompass.core.feature.feature.group",
                        "org.eclipse.tracecompass.linux.feature.feature.group");
        assertThat(installed.exitCode()).as(installed.out() + installed.err()).isZero();

        Path trace =
                Installation.ROOT.resolve(
                        "bundles/org.eclipse.tracecompass.demo/traces/k-alpha/s1/kernel");
        Outcome analyzed =
                eclipse.application(
                        "org.eclipse.tracecompass.tmf.cli.core.application",
                        "analyze",
                        trace.toString());
        assertThat(analyzed.exitCode()).as(analyzed.out() + analyzed.err()).isZero();
        assertThat(analyzed.out())
                .contains("org.eclipse.tracecompass.analysis.os.linux.kernel")
                .contains("built");
    }
}
