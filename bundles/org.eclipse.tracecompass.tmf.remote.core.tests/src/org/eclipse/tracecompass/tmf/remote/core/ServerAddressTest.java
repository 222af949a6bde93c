package org.eclipse.tracecompass.tmf.remote.core;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerAddressTest {

    @Test
    void aHostWhoseNameCannotBeUsedIsNotMissing() {
        assertThatThrownBy(() -> ServerAddress.parse("http://my_host:8080"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("underscore")
                .hasMessageContaining("IP address");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http:///traces", ":8080", "http://:8080", "http://me@:80"})
    void anAddressMayHaveNoHost(String address) {
        assertThatThrownBy(() -> ServerAddress.parse(address))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no host");
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:80a", "my_host:8o80", "host:-1", "http://host:99999999999"})
    void aPortIsANumber(String address) {
        assertThatThrownBy(() -> ServerAddress.parse(address))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("port must be a number");
    }
}
