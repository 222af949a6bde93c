package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderNames;
import org.junit.jupiter.api.Test;

/** What plug-ins add to the command line: commands, and names of views. */
class PluginCommandsTest {

    @Test
    void aCommandOfAPluginIsListedAndExplainsItself() {
        assertThat(CommandRun.data("--help")).contains("count").contains("Count the events");
        assertThat(CommandRun.data("count", "--help"))
                .contains("Usage: astrolabe count")
                .contains("--most")
                .contains("Show this help.");
    }

    @Test
    void aCommandOfAPluginRunsAsOurOwn() {
        assertThat(CommandRun.data("count", TraceFixtures.KERNEL)).matches("\\d{3,} events\n");
        CommandRun few = CommandRun.of("count", TraceFixtures.KERNEL, "--most", "5");
        assertThat(few.out()).isEqualTo("5 events\n");
        assertThat(few.err()).isEqualTo("astrolabe: note: There may be more.\n");
        assertThat(few.code()).isZero();
    }

    @Test
    void errorsOfItsUserAreSaidInASentence() {
        CommandRun none = CommandRun.of("count", "/no/such/trace");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).startsWith("astrolabe: ").contains("/no/such/trace");
        CommandRun wrong = CommandRun.of("count", TraceFixtures.KERNEL, "--most=-1");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("--most cannot be -1");
    }

    @Test
    void aCommandThatIsBrokenOrHasATakenNameIsLeftOut() {
        assertThat(CommandRun.data("--help")).doesNotContain("Never shown", "<main class>");
        assertThat(CommandRun.of("wild").code()).isEqualTo(2);
        assertThat(CommandRun.data("info", TraceFixtures.KERNEL)).isNotEmpty();
    }

    @Test
    void aViewHasTheNamesThatItsPluginGivesIt() {
        DataProviderNames names = DataProviderNames.ofPlugins();
        assertThat(names.idsOf("threads")).hasSize(1).allMatch(id -> id.contains("ThreadStatus"));
        assertThat(names.idsOf("Threads")).isEqualTo(names.idsOf("threads"));
        assertThat(names.idsOf("org.eclipse.tracecompass.analysis.os.linux.views.controlflow"))
                .isEqualTo(names.idsOf("threads"));
        assertThat(names.idsOf("twice"))
                .containsExactlyInAnyOrder("org.example.one", "org.example.two");
        assertThat(names.idsOf("once")).containsExactly("org.example.one");
        assertThat(names.idsOf("no such name")).isEmpty();
    }
}
