package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ServerAddressTest {

    @Test
    void aHostWhoseNameCannotBeUsedIsNotMissing() {
        assertThatThrownBy(() -> ServerAddress.parse("http://my_host:8080"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("underscore")
                .hasMessageContaining("IP address");
        assertThatThrownBy(() -> ServerAddress.parse("http:///traces"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no host");
    }
}
