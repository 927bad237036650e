# The app as a phone's package. On a computer nothing of this is done.
set(APHELION_ID org.aphelion.app)
set(APHELION_BUILD 0 CACHE STRING "Which upload of this version it is, 0 to 99: stores refuse a number they have seen")
math(EXPR APHELION_VERSION_CODE
    "(${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}) * 100 + ${APHELION_BUILD}")

if((ANDROID OR IOS) AND Qt6_VERSION VERSION_LESS 6.8)
    message(FATAL_ERROR "Phones need Qt 6.8 or newer; this is ${Qt6_VERSION}")
endif()

function(android_package target)
    set_target_properties(${target} PROPERTIES
        QT_ANDROID_PACKAGE_NAME ${APHELION_ID}
        QT_ANDROID_PACKAGE_SOURCE_DIR ${PROJECT_SOURCE_DIR}/android
        QT_ANDROID_MIN_SDK_VERSION 28
        QT_ANDROID_TARGET_SDK_VERSION 35
        QT_ANDROID_VERSION_CODE ${APHELION_VERSION_CODE}
        QT_ANDROID_VERSION_NAME ${PROJECT_VERSION})
    target_link_options(${target} PRIVATE -Wl,-z,max-page-size=16384) # pages of 16 KB
endfunction()

function(ios_package target)
    set(ios ${PROJECT_SOURCE_DIR}/ios)
    set(resources ${ios}/Assets.xcassets ${ios}/PrivacyInfo.xcprivacy)
    target_sources(${target} PRIVATE ${resources})
    set_source_files_properties(${resources} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    foreach(language IN ITEMS en fr it)
        set(words ${ios}/${language}.lproj/InfoPlist.strings)
        target_sources(${target} PRIVATE ${words})
        set_source_files_properties(${words} PROPERTIES MACOSX_PACKAGE_LOCATION Resources/${language}.lproj)
    endforeach()
    set_target_properties(${target} PROPERTIES
        OUTPUT_NAME Aphelion
        MACOSX_BUNDLE ON
        MACOSX_BUNDLE_INFO_PLIST ${ios}/Info.plist.in
        MACOSX_BUNDLE_BUNDLE_NAME Aphelion
        MACOSX_BUNDLE_EXECUTABLE_NAME Aphelion
        MACOSX_BUNDLE_GUI_IDENTIFIER ${APHELION_ID}
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_BUNDLE_VERSION ${APHELION_VERSION_CODE}
        QT_IOS_LAUNCH_SCREEN ${ios}/LaunchScreen.storyboard
        XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER ${APHELION_ID}
        XCODE_ATTRIBUTE_PRODUCT_NAME Aphelion
        XCODE_ATTRIBUTE_MARKETING_VERSION ${PROJECT_VERSION}
        XCODE_ATTRIBUTE_CURRENT_PROJECT_VERSION ${APHELION_VERSION_CODE}
        XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
        XCODE_ATTRIBUTE_IPHONEOS_DEPLOYMENT_TARGET ${CMAKE_OSX_DEPLOYMENT_TARGET}
        XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2"
        XCODE_ATTRIBUTE_ENABLE_BITCODE NO)
    include(${ios}/signing.cmake)
    ios_signing(${target})
endfunction()

function(phone_package target)
    if(ANDROID OR IOS)
        qt_import_plugins(${target} EXCLUDE_BY_TYPE multimedia) # cues are plain samples: no player of films, no FFmpeg
    endif()
    if(ANDROID)
        android_package(${target})
    elseif(IOS)
        ios_package(${target})
    endif()
endfunction()
