/**
 * What kernel and user-space traces of LTTng have in common: the CTF traces of {@code
 * org.eclipse.tracecompass.tmf.ctf.core}, which this bundle gives on. Compatibility: the bundle is
 * there for manifests of plug-ins that require it.
 *
 * @since 0.2.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.lttng2.common.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
