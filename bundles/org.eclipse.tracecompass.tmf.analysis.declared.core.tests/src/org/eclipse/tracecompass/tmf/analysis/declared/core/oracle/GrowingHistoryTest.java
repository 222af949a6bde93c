package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A declaration that makes attributes and takes their values away again does not become slower with
 * each event: that would take hours here.
 */
class GrowingHistoryTest {

    private static final int EVENTS = 400_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "on a { modify \"A/\" + timestamp = 1; remove \"A\"; }",
                "on a { modify \"~/A/\" + timestamp = 1; remove \"~/A\"; }",
                "on a { push \"S\" = 1; modify \"S/1/\" + timestamp = 1; pop \"S\"; }",
                "on a { push \"S\" = 1; modify \"S/x\" + timestamp = 1; }",
            })
    @Timeout(120)
    void theTimePerEventDoesNotGrow(String text) {
        Parsed parsed = StatesLanguage.parse(text, "program");
        assertThat(parsed.problems()).isEmpty();
        EventListTrace trace = new EventListTrace(false);
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("growing", 0));
        try {
            DeclaredStateProvider provider =
                    new DeclaredStateProvider(
                            trace,
                            DeclarationSet.of(parsed.file(), DeclarationSet.Origin.GIVEN),
                            "",
                            RunLimits.DEFAULT);
            provider.assignTargetStateSystem(history);
            for (int i = 0; i < EVENTS; i++) {
                provider.processEvent(
                        trace.event(new OracleEvent("a", i, Optional.empty(), Map.of())));
            }
            provider.dispose();
            assertThat(provider.getFailureCause()).isNull();
            if (text.contains("A/\" + timestamp") && !text.contains("~")) {
                assertThat(history.getNbAttributes()).isGreaterThan(EVENTS);
            }
        } finally {
            history.dispose();
            trace.dispose();
        }
    }
}
