package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** On-demand analyses of plug-ins on the command line; {@code fragment.xml} brings the examples. */
class OnDemandCommandTest {

    private static final long FIRST = 1795215650324257119L;

    private static CommandRun analyze(Object... args) {
        return run("analyze", TraceFixtures.KERNEL, args);
    }

    private static CommandRun table(Object... args) {
        return run("table", TraceFixtures.KERNEL, args);
    }

    private static CommandRun run(String command, Path trace, Object... args) {
        Object[] all = new Object[args.length + 2];
        all[0] = command;
        all[1] = trace;
        System.arraycopy(args, 0, all, 2, args.length);
        return CommandRun.of(all);
    }

    @Test
    void itRunsOnTheTimeThatIsAskedForAndSaysWhatCameOut() {
        CommandRun run = analyze("--on-demand", "first", "--from", FIRST + 10, "--to", FIRST + 20);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).matches("on-demand analysis +trace +result +time");
        assertThat(run.lines().get(1))
                .matches(
                        "org.example.ondemand.first +kernel +from %d to %d .*"
                                .formatted(FIRST + 10, FIRST + 20));
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void withoutATimeItRunsOnTheWholeTraceAndInASessionOnItsTraces() {
        CommandRun run = run("analyze", TraceFixtures.SESSION, "--on-demand", "First example");
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(1)).matches("org.example.ondemand.first +kernel +from .*");
        assertThat(analyze("--on-demand", "first", "--parameters", "five").lines().get(1))
                .matches("org.example.ondemand.first +kernel +5 .*");
    }

    @Test
    void itsRowsAreATable() {
        assertThat(
                        table("--on-demand=first", "--parameters=tree", "--filter=colour == blue")
                                .lines())
                .element(1)
                .asString()
                .matches("door +blue");
        CommandRun segments =
                table(
                        "--on-demand=first",
                        "--parameters=segments",
                        "--to=" + (FIRST + 100),
                        "--sort=-duration",
                        "--format=csv");
        assertThat(segments.lines())
                .containsExactly(
                        "start_time,end_time,duration",
                        (FIRST + 93) + "," + (FIRST + 100) + ",7",
                        FIRST + "," + (FIRST + 5) + ",5");
    }

    @Test
    void whatCannotBeDoneIsSaidWithItsReason() {
        assertThat(table("--on-demand=first").err()).contains("is no table but 'from " + FIRST);
        assertThat(table("--on-demand=first", "--parameters=tree", "--sort=lamp").err())
                .contains("--sort needs a table of segments");
        assertThat(analyze("--on-demand", "lamps").err())
                .contains("There is no on-demand analysis 'lamps' for this trace; there are: ")
                .contains("org.example.ondemand.first, org.example.ondemand.second.");
        assertThat(run("analyze", TraceFixtures.USER, "--on-demand", "first").err())
                .contains("no plug-in that is installed has one for ");
        assertThat(analyze("--on-demand", "second").err())
                .contains("org.example.ondemand.second cannot run on ")
                .contains("kernel: it needs lamps.");
        assertThat(analyze("--on-demand", "first", "--parameters", "status").err())
                .contains("org.example.ondemand.first of ")
                .contains("kernel has failed: there is no lamp.");
        assertThat(analyze("--on-demand", "first", "--parameters", "bug").err())
                .contains("has failed: lamp 3 burns twice.");
        assertThat(analyze("--on-demand", "first", "--parameters", "stop").err())
                .contains("Cancelled.");
    }

    @Test
    void wrongUsageNeedsNoTrace() {
        assertThat(table().err()).contains("either --view or --on-demand");
        assertThat(table("--view=cpu-usage", "--on-demand=first").code()).isEqualTo(2);
        assertThat(table("--view=cpu-usage", "--parameters=x").code()).isEqualTo(2);
        assertThat(analyze("--from=+1s").err()).contains("--from and --to need --on-demand");
    }
}
