package org.eclipse.tracecompass.common.core.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import org.eclipse.tracecompass.testkit.LogRecords;
import org.junit.jupiter.api.Test;

/** What is logged arrives as it would without the detour. */
class LazyLoggerTest {

    @Test
    void recordsHaveNameLevelParametersAndCause() {
        try (LogRecords log = LogRecords.of(LazyLoggerTest.class)) {
            System.Logger logger = LazyLogger.of(LazyLoggerTest.class);
            assertThat(logger.getName()).isEqualTo(LazyLoggerTest.class.getName());
            assertThat(logger.isLoggable(System.Logger.Level.WARNING)).isTrue();
            assertThat(logger.isLoggable(System.Logger.Level.TRACE)).isFalse();
            IllegalStateException cause = new IllegalStateException("c");
            logger.log(System.Logger.Level.WARNING, "{0} of {1}", 3, "x");
            logger.log(System.Logger.Level.ERROR, "failed", cause);
            logger.log(System.Logger.Level.DEBUG, "never seen");
            assertThat(log.messages()).containsExactly("3 of x", "failed");
            assertThat(log.records().get(0).getLevel()).isEqualTo(Level.WARNING);
            assertThat(log.records().get(1).getThrown()).isSameAs(cause);
        }
    }

    @Test
    void whatIsBelowTheLeastLevelOfTheProgramIsNotLogged() {
        try (LogRecords log = LogRecords.of(LazyLoggerTest.class)) {
            System.Logger logger = LazyLogger.of(LazyLoggerTest.class);
            LazyLogger.startAt(System.Logger.Level.ERROR);
            try {
                assertThat(logger.isLoggable(System.Logger.Level.WARNING)).isFalse();
                assertThat(logger.isLoggable(System.Logger.Level.ERROR)).isTrue();
                logger.log(System.Logger.Level.WARNING, "not written");
                logger.log(System.Logger.Level.WARNING, "nor this", new IllegalStateException());
                logger.log(System.Logger.Level.ERROR, "written");
            } finally {
                LazyLogger.startAt(System.Logger.Level.ALL);
            }
            assertThat(log.messages()).containsExactly("written");
        }
    }
}
