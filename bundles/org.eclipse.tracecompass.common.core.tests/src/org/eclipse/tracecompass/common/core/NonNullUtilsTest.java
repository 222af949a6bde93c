package org.eclipse.tracecompass.common.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.TraceCompassLog;
import org.junit.jupiter.api.Test;

/** The null helpers and the logger. */
class NonNullUtilsTest {

    @Test
    void whatIsNotNullPassesAndNullDoesNot() {
        assertThat(NonNullUtils.checkNotNull("x")).isEqualTo("x");
        assertThatThrownBy(() -> NonNullUtils.checkNotNull(null))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> NonNullUtils.checkNotNull(null, "why"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("why");
        Stream<String> stream = NonNullUtils.checkNotNullContents(Stream.of("a", null));
        assertThatThrownBy(stream::toList).isInstanceOf(NullPointerException.class);
    }

    @Test
    void nullHasTheEmptyText() {
        assertThat(NonNullUtils.nullToEmptyString(null)).isEmpty();
        assertThat(NonNullUtils.nullToEmptyString(12)).isEqualTo("12");
    }

    @Test
    void nullEqualsNullOnly() {
        assertThat(NonNullUtils.equalsNullable(null, null)).isTrue();
        assertThat(NonNullUtils.equalsNullable(null, "x")).isFalse();
        assertThat(NonNullUtils.equalsNullable("x", "x")).isTrue();
    }

    @Test
    void aLoggerIsNamedAfterItsClass() {
        assertThat(TraceCompassLog.getLogger(NonNullUtilsTest.class).getName())
                .isEqualTo(NonNullUtilsTest.class.getName());
    }

    @Test
    void anArrayHasNoNulls() {
        String[] array = {"a", "b"};
        assertThat(NonNullUtils.checkNotNullContents(array)).isSameAs(array);
        @Nullable String[] withNull = {"a", null};
        assertThatThrownBy(() -> NonNullUtils.checkNotNullContents(withNull))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> NonNullUtils.checkNotNullContents((String[]) null))
                .isInstanceOf(NullPointerException.class);
    }
}
