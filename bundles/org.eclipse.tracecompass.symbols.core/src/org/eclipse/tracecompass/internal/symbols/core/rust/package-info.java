/**
 * From the names that the Rust compiler gives to functions to those in the source.
 *
 * <p>There are two ways: {@code LegacyName} reads {@code _ZN4core3fmt5write17h0123456789abcdefE},
 * {@code V0Name} with {@code V0Constants} reads {@code _RNvNtC4core3fmt5write} by the rules of RFC
 * 2603. {@code V0Text} is what these read from and write to; it bounds what a name may cost. What
 * comes out is written as {@code c++filt} writes it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.symbols.core.rust;

import org.eclipse.jdt.annotation.NonNullByDefault;
