package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When a stored history is used again, and when it is rebuilt. */
@Timeout(60)
class StoredHistoryTest extends TickModuleFixture {

    @Test
    void aStoredHistoryIsReopenedWithoutReadingEvents() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        assertThat(file(first)).exists().hasName(TickModule.ID + ".ht");
        first.dispose();

        TickModule second = newModule();
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.handled).hasValue(0);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
        assertThat(second.isQueryable(Long.MAX_VALUE)).isTrue();
    }

    @Test
    void aModuleThatIsDisposedWhileItOpensItsHistoryClosesIt() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();

        TickModule second = newModule();
        second.whileOpening = second::dispose;
        second.schedule();
        second.waitForCompletion();

        assertThat(second.handled).as("events of a history that was opened").hasValue(0);
        ITmfStateSystem opened = stateSystem(second);
        assertThatThrownBy(() -> opened.queryFullState(10))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    private static IStateHistoryBackend somebodyElseBegins(File file) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParentFile()).toPath());
        return StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                TickModule.ID, file, 1, 0, 100);
    }

    @Test
    void aHistoryThatSomebodyElseWritesIsWaitedFor() throws Exception {
        TickModule module = newModule();
        IStateHistoryBackend other = somebodyElseBegins(file(module));
        module.schedule();
        TimeUnit.MILLISECONDS.sleep(300);
        assertThat(module.handled).hasValue(0);
        assertThat(module.getFailureCause()).isNull();
        other.dispose();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.handled).hasValue(EVENTS);
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void waitingForSomebodyElsesHistoryCanBeCancelled() throws Exception {
        TickModule module = newModule();
        IStateHistoryBackend other = somebodyElseBegins(file(module));
        module.schedule();
        TimeUnit.MILLISECONDS.sleep(150);
        module.cancel();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(file(module)).exists();
        other.dispose();
    }

    @Test
    void anotherProviderVersionRebuildsTheHistory() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();

        TickModule second = newModule();
        second.version = 2;
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.handled).hasValue(EVENTS);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
    }

    /** Builds with one module and opens with another; returns how many events that one handled. */
    private static int handledAfter(TickModule first, TickModule second) throws Exception {
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(valueAt(second, 5009)).isEqualTo(499);
        return second.handled.get();
    }

    @Test
    void anotherConfigurationOfTheProviderRebuildsTheHistoryAndTheSameOneDoesNot()
            throws Exception {
        // These have the same hash code.
        for (String configuration : List.of("Aa", "BB", "")) {
            TickModule first = newModule();
            first.configuration = "Aa";
            TickModule second = newModule();
            second.configuration = configuration;
            assertThat(handledAfter(first, second))
                    .isEqualTo(configuration.equals("Aa") ? 0 : EVENTS);
            second.clearPersistentData();
        }
    }

    @Test
    void anotherParameterOfAnEarlierSessionRebuildsTheHistoryAndTheSameOneDoesNot()
            throws Exception {
        for (String parameter : List.of("Aa", "BB")) {
            TickModule first = newModule();
            first.addParameter("speed");
            first.setParameter("speed", "Aa");
            TickModule second = newModule();
            second.addParameter("speed");
            second.setParameter("speed", parameter);
            assertThat(handledAfter(first, second)).isEqualTo(parameter.equals("Aa") ? 0 : EVENTS);
            second.clearPersistentData();
        }
    }

    static Stream<Arguments> equalAndOtherValues() {
        Object withoutText = new Object();
        return Stream.of(
                Arguments.of(List.of(1, 2), Arrays.asList(1, 2), List.of(2, 1)),
                Arguments.of(List.of("a", "b"), List.of("a", "b"), List.of("a, b")),
                Arguments.of(
                        new LinkedHashSet<>(List.of("x", "y")),
                        new LinkedHashSet<>(List.of("y", "x")),
                        Set.of("x")),
                Arguments.of(Map.of("k", List.of(1)), Map.of("k", List.of(1)), Map.of("k", 2)),
                Arguments.of(new int[] {1}, new int[] {1}, new int[] {2}),
                Arguments.of(new String[] {"a"}, new String[] {"a"}, new String[] {"b"}),
                Arguments.of(Path.of("a"), Path.of("a"), Path.of("b")),
                Arguments.of(withoutText, withoutText, new Object()));
    }

    @ParameterizedTest
    @MethodSource("equalAndOtherValues")
    void parametersOfAnyClassAreToldApart(Object value, Object equal, Object other)
            throws Exception {
        assertThat(handledAfter(withParameter(value), withParameter(equal))).isZero();
        assertThat(handledAfter(withParameter(value), withParameter(other))).isEqualTo(EVENTS);
    }

    private TickModule withParameter(Object value) throws Exception {
        TickModule module = newModule();
        module.addParameter("range");
        module.setParameter("range", value);
        return module;
    }

    @Test
    void theHistoryOfAnotherTraceIsNotUsed() throws Exception {
        Path one = Files.createDirectories(folder.resolve("one"));
        Files.writeString(one.resolve("stream"), "one");
        Path two = Files.createDirectories(folder.resolve("two"));
        Files.writeString(two.resolve("stream"), "two");
        TickModule first = TickModule.on(newTrace("one", EVENTS));
        TickModule second = TickModule.on(newTrace("two", EVENTS));
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        Files.createDirectories(file(second).getParentFile().toPath());
        Files.copy(file(first).toPath(), file(second).toPath());
        assertThat(handledAfter(first, second)).isEqualTo(EVENTS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"empty", "truncated", "overwritten", "no history"})
    void aDamagedFileIsRebuilt(String damage) throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();
        Path path = file(first).toPath();
        byte[] bytes = Files.readAllBytes(path);
        switch (damage) {
            case "empty" -> Files.write(path, new byte[0]);
            case "truncated" -> Files.write(path, Arrays.copyOf(bytes, bytes.length / 2));
            case "overwritten" -> {
                Arrays.fill(bytes, bytes.length - 16, bytes.length, (byte) 7);
                Files.write(path, bytes, StandardOpenOption.TRUNCATE_EXISTING);
            }
            default -> Files.writeString(path, "something else entirely");
        }

        TickModule second = newModule();
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.handled).hasValue(EVENTS);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
    }

    /** Builds so many others that the files of those before are closed until they are read. */
    private void buildMany() throws IOException {
        List<IStateHistoryBackend> others = new ArrayList<>();
        for (int i = 0; i < 3 * (32 + Runtime.getRuntime().availableProcessors()); i++) {
            IStateHistoryBackend other =
                    somebodyElseBegins(folder.resolve("others").resolve(i + ".ht").toFile());
            other.finishedBuilding(1);
            others.add(other);
        }
        others.forEach(IStateHistoryBackend::dispose);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aHistoryWhoseFileIsDeletedIsBuiltAgain(boolean isReused) throws Exception {
        TickModule module = newModule();
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        if (isReused) {
            module.dispose();
            module = newModule();
            module.schedule();
            assertThat(module.waitForCompletion()).isTrue();
            assertThat(module.handled).hasValue(0);
        }
        int before = module.handled.get();
        buildMany();
        Files.delete(file(module).toPath());

        ITmfStateSystem lost = stateSystem(module);
        assertThatThrownBy(() -> lost.queryFullState(5009))
                .isInstanceOf(DamagedHistoryException.class);
        StoredResults.awaitRepairs();

        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.handled).hasValue(before + EVENTS);
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        assertThat(file(module)).exists();
    }

    @Test
    void clearingPersistentDataAnalysesAnew() throws Exception {
        TickModule module = newModule();
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        module.clearPersistentData();
        assertThat(file(module)).doesNotExist();
        assertThat(module.getStateSystem()).isNull();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.handled).hasValue(2 * EVENTS);
    }
}
