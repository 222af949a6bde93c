/** Reading the data format: bytes to payloads to what they say. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.statemap.core.parse;
